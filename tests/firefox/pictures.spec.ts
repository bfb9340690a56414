import type { Page as ChromiumPage } from '@playwright/test'
import type { ElementHandle as FirefoxElement } from 'puppeteer-core'
import { journeyAddresses } from '#tests/journeys/addresses.ts'
import { expect, open, test } from './firefox.ts'

/** Lessons with formulas, plots and drawings; the first picture of each kind is compared. */
const PICTURES = {
  'a formula': [
    '/grade/12/subject/math/MCV4U/lessons/derivative-rules/product-quotient-chain',
    'main math[display=block]',
  ],
  'a plot': [
    '/grade/11/subject/math/MCR3U/lessons/exponential-functions/exponential-graphs',
    '[data-kind=plot] .figure-picture svg',
  ],
  'a drawing': [
    '/grade/12/subject/math/MCV4U/lessons/vectors/cross-product',
    '[data-kind=drawing] .figure-picture svg',
  ],
} as const

/** How dark each of 24 × 24 fields of a picture is, 0 to 1: what the eye takes in, and not how each browser smooths its letters. */
const darkness = (page: ChromiumPage, png: string): Promise<number[]> =>
  page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(24, 24)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, 24, 24)
    const { data: pixels } = context?.getImageData(0, 0, 24, 24) ?? { data: [] }
    return Array.from({ length: 24 * 24 }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = pixels.slice(4 * at, 4 * at + 3)
      return 1 - (red + green + blue) / 765
    })
  }, png)

/** The first picture that can be seen, in the middle of the window: what is folded away or far off has no size. */
function firstInSight(selector: string): Element | null {
  document.styleSheets[0]?.insertRule('* { content-visibility: visible !important }')
  const found = [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 100) ?? null
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}

for (const [name, [path, selector]] of Object.entries(PICTURES)) {
  test(`${name} looks in Firefox as it does in Chromium`, async ({ firefox, page, browser }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(journeyAddresses.app + path)
    const there = (await page.evaluateHandle(firstInSight, selector)).asElement()
    await open(firefox, path)
    const here = (await firefox.evaluateHandle(firstInSight, selector)).asElement() as FirefoxElement | null
    if (!there || !here) throw new Error(`no ${selector}`)
    const [inChromium, inFirefox] = [await there.boundingBox(), await here.boundingBox()]
    expect(inChromium?.width).toBeGreaterThan(100)
    // letters of the same fonts are laid out a little differently
    expect(Math.abs((inFirefox?.width ?? 0) - (inChromium?.width ?? 0))).toBeLessThan(0.08 * (inChromium?.width ?? 0))
    expect(Math.abs((inFirefox?.height ?? 0) - (inChromium?.height ?? 0))).toBeLessThan(
      0.15 * (inChromium?.height ?? 0),
    )
    const blank = await (await browser.newContext()).newPage()
    const [one, other] = [
      await darkness(blank, (await there.screenshot()).toString('base64')),
      await darkness(blank, await here.screenshot({ encoding: 'base64' })),
    ]
    const difference = one.reduce((sum, dark, at) => sum + Math.abs(dark - (other[at] ?? 0)), 0) / one.length
    expect(Math.max(...other)).toBeGreaterThan(0.05)
    expect(difference).toBeLessThan(0.06)
  })
}
