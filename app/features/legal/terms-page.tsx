import { Page } from '#app/components/page.tsx'
import { ILM_NAME, PRODUCT_NAME, SUPPORT_EMAIL } from '#domain/product.ts'

/** The date these words were last changed. */
const CHANGED = 'November 20, 2026'

export function TermsPage() {
  return (
    <Page title="Terms of use" description={`Last changed ${CHANGED}. Written to be read.`} width="reading">
      <div className="prose-lesson">
        <h2>Using {PRODUCT_NAME}</h2>
        <p>
          {PRODUCT_NAME} is free for students. You may use it for your own study, and teachers may use it with their
          classes. If you are under the age at which you can agree to terms where you live, ask a parent or guardian to
          read this with you.
        </p>
        <h2>Your account</h2>
        <p>
          One person, one account. Give an e-mail address you can read, choose a password of 8 to 64 characters, and
          keep it to yourself. You can delete the account on your dashboard at any time; you do not have to ask.
        </p>
        <h2>Fair use</h2>
        <ul>
          <li>Do not try to break in, overload the service, or use somebody else’s account.</li>
          <li>Do not copy the content in bulk or sell it.</li>
          <li>Follow your school’s rules: what helps you practise at home may not be allowed in a test.</li>
          <li>Messages to {ILM_NAME} have a daily limit, so that everyone gets a turn.</li>
        </ul>
        <h2>What we promise, and what nobody can</h2>
        <p>
          We check the content carefully and fix mistakes when we learn of them. It can still contain errors, and it
          does not replace your teacher or textbook. Scores, predictions and the pass mark shown here are for practice;
          they are not school marks and do not promise one. {ILM_NAME} is a program and can be wrong.
        </p>
        <p>
          The service is provided as it is. It may be changed or interrupted; what you have made stays on your device
          and can be exported. Nothing here takes away rights that the law of your province gives you.
        </p>
        <h2>Whose it is</h2>
        <p>
          What you write stays yours. The lessons, cards, questions and drawings belong to their authors and are here
          for you to study with. AP is a trademark of the College Board, which is not involved in and does not endorse{' '}
          {PRODUCT_NAME}.
        </p>
        <h2>Changes and questions</h2>
        <p>
          If these terms change, the date above changes with them. Questions go to{' '}
          <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>.
        </p>
      </div>
    </Page>
  )
}
