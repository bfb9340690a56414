import { describe, expect, test } from 'vitest'
import { drawnPlot } from '#tests/factories/drawn-plot.ts'

const table = (plot: object) =>
  drawnPlot({ x: { label: 'Time', unit: 's' }, y: { label: 'Speed', unit: 'm/s' }, ...plot }).table
const data = (...ys: number[]) => ys.map((y, index): [number, number] => [index, y])

describe('the numbers behind a plot, for those who do not see it', () => {
  test('one series: the quantities of the axes with their units', () => {
    expect(table({ marks: [{ type: 'points', data: data(2, 4) }] })).toEqual({
      headers: ['Time (s)', 'Speed (m/s)'],
      rows: [
        ['0', '2'],
        ['1', '4'],
      ],
    })
  })
  test('a name of the one series gives way to the quantity', () => {
    expect(table({ marks: [{ type: 'points', data: data(2, 4), label: 'Car' }] })?.headers).toEqual([
      'Time (s)',
      'Speed (m/s)',
    ])
  })
  test('several series with the same x share their rows', () => {
    expect(
      table({
        marks: [
          { type: 'points', data: data(2, 4), label: 'Car' },
          { type: 'line', data: data(1, 3), label: '*Bus*' },
        ],
      }),
    ).toEqual({
      headers: ['Time (s)', 'Car', 'Bus'],
      rows: [
        ['0', '2', '1'],
        ['1', '4', '3'],
      ],
    })
  })
  test('series with an x of their own have rows of their own, each with its name', () => {
    expect(
      table({
        marks: [
          { type: 'points', data: data(2, 4), label: 'Car' },
          { type: 'points', data: [[5, 9]], label: 'Bus' },
        ],
      }),
    ).toEqual({
      headers: ['', 'Time (s)', 'Speed (m/s)'],
      rows: [
        ['Car', '0', '2'],
        ['Car', '1', '4'],
        ['Bus', '5', '9'],
      ],
    })
  })
  test('marks without numbers add none; a plot of such only has no table', () => {
    expect(
      table({
        marks: [
          { type: 'points', data: data(2) },
          { type: 'rule', y: 2 },
        ],
      })?.rows,
    ).toEqual([['0', '2']])
    expect(table({ x: { min: 0, max: 5 }, y: { min: 0, max: 5 }, marks: [{ type: 'rule', y: 2 }] })).toBeUndefined()
  })
  test('none where the numbers would give the answer away', () => {
    expect(table({ dataTable: false, marks: [{ type: 'points', data: data(2) }] })).toBeUndefined()
  })
  test.each([
    [7.38906, '7.389'],
    [-0.5, '−0.5'],
    [1e-5, '0.00001'],
    [123456, '123500'],
    [0.1 + 0.2, '0.3'],
  ])('%d is written %s', (y, text) => {
    expect(table({ marks: [{ type: 'points', data: [[0, y]] }] })?.rows).toEqual([['0', text]])
  })
  test('quantities in maths marks are read plainly', () => {
    expect(
      table({ x: { label: '*t*_{0}', unit: 's^2' }, marks: [{ type: 'points', data: data(1) }] })?.headers[0],
    ).toBe('t0 (s2)')
  })
  test('arrows without names of their own are told by the quantities of the axes', () => {
    const axes = { x: { label: 'Volume', unit: 'm^3', min: 0, max: 9 }, y: { label: 'Pressure', min: 0, max: 9 } }
    const arrow = (end: number) => ({ type: 'vector', from: [1, 1], to: [end, 4] })
    const headersOf = (...marks: object[]) => drawnPlot({ ...axes, dataTable: true, marks }).table?.headers
    expect(headersOf(arrow(5))).toEqual(['Volume (m3)', 'Pressure'])
    expect(headersOf(arrow(5), arrow(7))).toEqual(['', 'Volume (m3)', 'Pressure'])
  })
  test('axes without a name are x and y', () => {
    expect(drawnPlot({ x: {}, y: {}, marks: [{ type: 'points', data: data(1) }] }).table?.headers).toEqual(['x', 'y'])
  })
})
