import type { Page } from '@playwright/test'
import { journeyAddresses } from './addresses.ts'
import { CHAT, ilmTab, input, log, messages, say } from './ilm-chat.ts'
import { expect, fakeToken, open, storeToken, test } from './journey.ts'
import type { StubAnswer, StubGateway } from './stub-gateway.ts'

// What a gateway, or a model behind it, lets Ilm say is text. A violation of the page's policy fails a journey by itself.
test.use({ baseURL: journeyAddresses.stubApp })

const RUN = "document.title='stolen'"
const HOSTILE: [name: string, response: string][] = [
  ['a script', `<script>${RUN}</script> Look up.`],
  ['a picture with a handler', `<img src=x onerror="${RUN}"> Look up.`],
  [
    'an SVG',
    `<svg onload="${RUN}"><animate onbegin="${RUN}" attributeName=x dur=1s><a xlink:href="javascript:${RUN}"><text>x</text></a></svg> Look up.`,
  ],
  [
    'MathML with a link',
    `<math href="javascript:${RUN}"><mtext href="javascript:${RUN}">x</mtext><maction actiontype="statusline#http://evil.example">x</maction></math> Look up.`,
  ],
  [
    'mutating MathML',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;"> Look up.`,
  ],
  [
    'links that are scripts',
    `[a](javascript:${RUN}) [b](JaVaScRiPt:${RUN}) [c](data:text/html,<script>${RUN}</script>) [d](vbscript:x) [e](&#106;avascript:${RUN}) [f](\tjavascript:${RUN}) <javascript:${RUN}> Look up.`,
  ],
  [
    'a formula with a link',
    `$\\href{javascript:${RUN}}{x}$ $\\url{javascript:${RUN}}$ $\\includegraphics{x}$ $\\htmlData{onclick=${RUN}}{x}$ Look up.`,
  ],
  [
    'a frame, an object and a form',
    `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe><object data="javascript:${RUN}"></object><form action="https://evil.example"><input name=q></form> Look up.`,
  ],
  [
    'styles that cover the page',
    `<style>*{display:none}</style><p style="position:fixed;inset:0;background:url(https://evil.example)">x</p> Look up.`,
  ],
  [
    'an address of another place',
    '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example"> Look up.',
  ],
  ['controls, NUL and turned text', `\u0000\u0008\u202e${RUN}\u202c\ufeff Look up.`],
]

async function hear(page: Page, stub: StubGateway, answer: StubAnswer) {
  const user = {
    email: 'ada@example.ca',
    firstName: 'Ada',
    lastName: 'B',
    subscriptionActive: true,
    plan: 'free',
    subscriptionExpiry: null,
  }
  await stub.answer('GET /me', { body: { user } })
  await stub.answer('GET /content/course-outline', {
    body: { title: 'Science', courseId: 'SNC1W', description: 'A year of science.', durationWeeks: 18, modules: [] },
  })
  await stub.answer(CHAT, answer)
  await storeToken(page, fakeToken({ sub: 'u1', email: user.email, exp: Math.floor(Date.now() / 1000) + 3600 }))
  await open(page, ilmTab)
  await say(page, 'Why is the sky blue?')
}

/** Nothing in the log but text, safe links and formulas; and the student can go on. */
async function expectHarmless(page: Page) {
  const found = await log(page).evaluate((element) => ({
    elements: [
      ...element.querySelectorAll('script, iframe, object, embed, form, base, meta, style, maction, animate'),
    ].map((each) => each.tagName),
    handlers: [...element.querySelectorAll('*')].flatMap((each) =>
      each.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
    links: [...element.querySelectorAll('[href], [src], [xlink\\:href], [action]')]
      .flatMap((each) => ['href', 'src', 'xlink:href', 'action'].map((name) => each.getAttribute(name)))
      .filter((address) => address !== null && !/^(https?:\/\/|\/(?![/\\])|#)/.test(address)),
  }))
  expect(found).toEqual({ elements: [], handlers: [], links: [] })
  expect(await page.title()).not.toContain('stolen')
  await expect(input(page)).toBeEnabled()
  await expect(page.getByRole('banner')).toBeVisible()
}

for (const [name, response] of HOSTILE)
  test(`${name} in a reply is text, at once and after a reload`, async ({ page, stub }) => {
    const conversationHistory = [{ role: 'assistant', content: response }]
    await hear(page, stub, { body: { response, conversationId: 'c', conversationHistory } })
    await expect(messages(page).last()).toContainText('Look up.')
    for (const link of await messages(page).last().getByRole('link').all()) await link.click({ trial: true })
    await expectHarmless(page)
    await page.reload()
    await expect(messages(page).last()).toContainText('Look up.')
    await expectHarmless(page)
  })

test('a reply that streams markup bit by bit runs nothing on the way', async ({ page, stub }) => {
  const [first, second] = [`<img src=x onerror="${RUN}`, `<img src=x onerror="${RUN}"> <svg onload=${RUN}> Look up.`]
  const piece = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  await hear(page, stub, {
    headers: { 'content-type': 'text/event-stream' },
    pieces: [piece('text', { text: first }), piece('text', { text: second }), piece('reply', { response: second })],
  })
  await expect(messages(page).last()).toContainText('Look up.')
  await expectHarmless(page)
})

test('citations and next steps that lead elsewhere lead nowhere', async ({ page, stub }) => {
  const bad = `javascript:${RUN}`
  await hear(page, stub, {
    body: {
      response: 'Look up.',
      conversationHistory: [{ role: 'assistant', content: 'Look up.' }],
      citations: [
        { title: `<img src=x onerror=${RUN}>`, moduleId: bad, lessonId: bad, sectionId: bad, url: bad, href: bad },
      ],
      nextSteps: [{ kind: bad, label: `<b onclick=${RUN}>x</b>`, moduleId: bad, lessonId: bad, url: bad, href: bad }],
    },
  })
  await expect(messages(page).last()).toContainText('Look up.')
  await expectHarmless(page)
})

test('a reply of a million letters leaves the page usable', async ({ page, stub }) => {
  await hear(page, stub, { body: { response: `Look up. ${'very '.repeat(200_000)}` } })
  await expect(input(page)).toBeEnabled({ timeout: 60_000 })
  await expect(messages(page).last()).toContainText('Look up.')
  await expectHarmless(page)
})
