import { Link } from '@tanstack/react-router'
import { Page } from '#app/components/page.tsx'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '#app/components/ui/accordion.tsx'
import { ILM_NAME, PRODUCT_NAME, SUPPORT_EMAIL } from '#domain/product.ts'

/** FAQ-02, in this order. */
const entries = [
  {
    key: 'what',
    question: `What is ${PRODUCT_NAME}?`,
    answer: (
      <>
        <p>
          A free place to study for school. For each course you get lessons, flash cards, practice questions at three
          levels, timed practice exams and {ILM_NAME}, a tutor who knows that course.
        </p>
        <p>
          Lessons and flash cards of grade courses are open to everyone. Practice, exams, AP study pages and {ILM_NAME}{' '}
          need an account, so that your work has a place to stay.
        </p>
      </>
    ),
  },
  {
    key: 'socratic',
    question: 'What is the Socratic question engine?',
    answer: (
      <>
        <p>
          Being told an answer feels like learning. Finding it is learning. So when you are stuck, {ILM_NAME} looks at
          what you tried, points to where it goes off, and asks the next question you can answer yourself. Hints come
          one at a time.
        </p>
        <p>
          After real tries you see the full solution. Practice questions work the same way: a wrong option tells you
          which idea to look at again.
        </p>
      </>
    ),
  },
  {
    key: 'progress',
    question: 'How is my progress tracked?',
    answer: (
      <>
        <p>
          Every answer, rated card, finished lesson section and exam is noted on your device the moment it happens. From
          that come your accuracy by topic and level, the cards that are due, your exam history and the insights page.
        </p>
        <p>
          Nothing is shown to classmates. You can export everything as a file on your dashboard, bring it to another
          device, or delete it.
        </p>
      </>
    ),
  },
  {
    key: 'curriculum',
    question: 'Does it follow my curriculum?',
    answer: (
      <>
        <p>
          Yes. Ontario courses follow the strands and expectations of the Ontario curriculum, and AP courses follow the
          units of the College Board’s course and exam descriptions. Practice exams keep to the question types,
          calculator rules and time of the real ones where those are public.
        </p>
        <p>
          Alberta’s Science 9 follows the units of Alberta’s program of studies. It is still being written: what is
          missing is marked “In preparation”. Where Alberta has no course of its own here yet, we show Ontario’s and say
          so on the page. {PRODUCT_NAME} is not affiliated with a ministry or with the College Board.
        </p>
      </>
    ),
  },
]

export function FaqPage() {
  return (
    <Page
      title="Questions people ask"
      description={
        <>
          Short answers. Something missing? Write to{' '}
          <a className="link" href={`mailto:${SUPPORT_EMAIL}`}>
            {SUPPORT_EMAIL}
          </a>
          .
        </>
      }
      width="reading"
    >
      <Accordion type="single" collapsible defaultValue="what" className="rounded-xl border bg-card px-5">
        {entries.map(({ key, question, answer }) => (
          <AccordionItem key={key} value={key}>
            <AccordionTrigger level="h2">{question}</AccordionTrigger>
            <AccordionContent className="flex max-w-[62ch] flex-col gap-3 text-muted-foreground">
              {answer}
            </AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>
      <p className="mt-8">
        Ready?{' '}
        <Link to="/welcome" className="link">
          Choose your grade
        </Link>{' '}
        or{' '}
        <Link to="/ap" className="link">
          your AP subject
        </Link>
        .
      </p>
    </Page>
  )
}
