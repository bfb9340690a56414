import { BadgeCheck, Compass, HardDriveDownload, MessageCircleQuestion, Scale, WifiOff } from 'lucide-react'

/** Why the content and the platform can be trusted. Only what is so. */
const promises = [
  {
    icon: BadgeCheck,
    title: 'Every question solved twice',
    text: 'A second reader solves each question without the answer key. Where the two disagree, the question is fixed before you see it.',
  },
  {
    icon: Compass,
    title: 'Wrong answers that teach',
    text: 'Options are built from slips students really make, so the feedback names yours instead of just saying no.',
  },
  {
    icon: Scale,
    title: 'Fair marking',
    text: '0.5, ½ and 50 % are the same number, and a missing space is not a mistake. A hint costs you no marks.',
  },
  {
    icon: HardDriveDownload,
    title: 'Your work is yours',
    text: 'Each answer is saved the moment you give it. Take everything with you as one file, or delete it all.',
  },
  {
    icon: WifiOff,
    title: 'Wi-Fi optional',
    text: 'The connection drops in the middle of an exam? Keep going. It is sent when you are back.',
  },
  {
    icon: MessageCircleQuestion,
    title: 'A tutor with manners',
    text: 'Ilm speaks from your own lessons and says which one. It will not hand you the answer before you have tried.',
  },
]

export function QualityList() {
  return (
    <section aria-labelledby="quality" className="mx-auto max-w-7xl px-4 pt-14 sm:px-6 lg:pt-18">
      <h2 id="quality" className="heading text-3xl sm:text-4xl">
        Made with care, checked with more
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {promises.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" strokeWidth={1.75} />
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
