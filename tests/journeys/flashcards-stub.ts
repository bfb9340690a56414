import { expect, type Page } from '@playwright/test'
import type { StubGateway } from './stub-gateway.ts'

export const path = '/grade/9/subject/science/SNC1W/flashcards/one'
export const real = '/grade/9/subject/science/SNC1W/flashcards/sustainable-ecosystems-climate-change'
export const card = (id: string, more: object = {}) => ({ id, front: `Front ${id}`, back: `Back ${id}`, ...more })
export const deck = (id: string, cards: object[], more: object = {}) => ({ id, title: `Deck ${id}`, cards, ...more })
export const three = deck('d', [card('a'), card('b'), card('c')])
export const answerDecks = (stub: StubGateway, body: unknown) => stub.answer('GET /content/flashcards', { body })

export const flipCard = (page: Page) => page.getByTestId('flip-card')
export const shows = (page: Page, text: string) => expect(flipCard(page)).toHaveAccessibleName(new RegExp(text))
export const due = (page: Page) => page.getByRole('switch', { name: 'Due' })
export const bookmarked = (page: Page) => page.getByRole('switch', { name: 'Bookmarked' })
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true })
