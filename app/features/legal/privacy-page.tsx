import { Page } from '#app/components/page.tsx'
import { Table } from '#app/components/ui/table.tsx'
import { ILM_NAME, PRODUCT_NAME, SUPPORT_EMAIL } from '#domain/product.ts'

/** The date these words were last changed. */
const CHANGED = 'November 22, 2026'

const stored: [what: string, where: string, why: string][] = [
  ['First and last name, e-mail address', 'Our server', 'To greet you and to sign you in'],
  ['Password', 'Our server, only as a one-way hash (argon2id)', 'To check it is you; nobody can read it back'],
  [
    'When you signed in, last used it and until when, and the name of your browser and system',
    'Our server',
    'To keep you signed in, and to show you where you are signed in and let you sign out there',
  ],
  ['Submitted exams: answers, score, time', 'Your device and our server', 'So your results are there on any device'],
  [
    'Your study record: answers in practice, lesson progress, card ratings, bookmarks, own cards, notes, plans',
    'Your device; also our server, if you ask for that',
    'To show progress and plan reviews',
  ],
  [
    `Chats with ${ILM_NAME}, a part of that record`,
    'Your device; also our server, if you ask for that',
    'So you can read on later',
  ],
  [`How many messages you sent to ${ILM_NAME} today`, 'Our server', 'For the daily limit; the words are not kept'],
  [
    'That this device has signed in before: the one cookie there is',
    'Your browser',
    'So that strangers who try passwords on your account cannot lock you out',
  ],
  ['Sign-in token, theme', 'Your browser', 'To remember your choices'],
  ['Curriculum and grade you chose', 'Your browser and our server', 'So your next device begins where you study'],
]

export function PrivacyPage() {
  return (
    <Page
      title="Privacy"
      description={`Last changed ${CHANGED}. What is stored, where, and how to get rid of it.`}
      width="reading"
    >
      <div className="prose-lesson">
        <p>
          {PRODUCT_NAME} shows no advertising, uses no trackers or third-party analytics, and sells nothing about you.
          Fonts, scripts and pictures come from our own server.
        </p>
        <h2>What is stored</h2>
        <Table label="What is stored">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Where</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {stored.map(([what, where, why]) => (
              <tr key={what}>
                <td>{what}</td>
                <td>{where}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>
          On your device means in the browser’s own storage (IndexedDB), kept apart for each account. Clearing the
          browser’s data removes it, so export a backup first.
        </p>
        <h2 id="study-record">If you keep your study record with your account</h2>
        <p>
          This is off until you turn it on, on your dashboard. Then every act of study in your record, from before too,
          goes to our server: what you answered and when, cards, decks and notes you made, exams, and your chats with{' '}
          {ILM_NAME}. From there it goes to every device you sign in on, and to nobody else. We do not read it or work
          anything out from it; the people who run this site could technically read it, as they could your exam results.
          It stays until you turn this off, delete your progress, or delete your account: then it is gone from our
          server at once. On a computer that others use too, leave with “Sign out and remove from this device” on your
          dashboard.
        </p>
        <h2>Talking to {ILM_NAME}</h2>
        <p>
          Your message, the grade, the course and the last few turns are sent to our server to be answered. The built-in
          tutor answers there, without any other service. Where the people who run this site have connected a language
          model, the message goes to it too, with your first name and grade and nothing else about you; and when you ask{' '}
          {ILM_NAME} for marks, what you wrote in that answer, without your name. Do not put private things in either.
        </p>
        <h2 id="counted">Answers that are counted</h2>
        <p>
          Where the people who run this site want it, and only if you turn on “Help make the questions better” on your
          dashboard, the server counts how exam questions are answered: for each question, how often each option was
          chosen. Each question counts once for you, from the exams you hand in from then on. The count holds no name,
          no account and no time, and nothing of it leaves the server before at least 30 answers to a question came
          together. It tells which questions are harder than they look and which wrong options mislead nobody. Because a
          count does not know whose answers are in it, yours cannot be taken out again later, not even when you delete
          your account. You can turn it off at any time; it is off until you turn it on.
        </p>
        <h2>Technical records</h2>
        <p>
          The server notes requests (address of the page, time, result) to find faults, without names, e-mail addresses
          or what you wrote. Repeated failed sign-ins are counted for a short time, by account and network address, to
          stop password guessing.
        </p>
        <h2>Your choices</h2>
        <ul>
          <li>See and take everything: Export on your dashboard gives you one file.</li>
          <li>Correct something: write to us and we change it.</li>
          <li>
            Delete: deleting your account on the dashboard removes the account, all exam results and the study record,
            if it is kept there, from the server at once, and the study record from the device.
          </li>
        </ul>
        <h2>Younger students</h2>
        <p>
          The courses are made for ages 14 and up. If you are younger, use {PRODUCT_NAME} with a parent or guardian;
          lessons and flash cards need no account.
        </p>
        <h2>Questions</h2>
        <p>
          Write to <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>. If you are not satisfied, you can turn to
          the Office of the Privacy Commissioner of Canada.
        </p>
      </div>
    </Page>
  )
}
