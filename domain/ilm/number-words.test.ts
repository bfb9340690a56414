import { expect, test } from 'vitest'
import { numbersInWords } from './number-words.ts'

test.each<[string, number[]]>([
  ['forty-two', [42]],
  ['four hundred and twenty', [420]],
  ['two hundred and fifty thousand', [250_000]],
  ['three point one four', [3.14]],
  ['minus six', [-6]],
  ['three quarters', [3, 0.75]],
  ['quarante', [40]],
  ['nothing here', []],
  ['one or two, then ten', [1, 2, 10]],
])('%s', (text, numbers) => expect(numbersInWords(text)).toEqual(numbers))
