import type { ReactNode } from 'react'

/** Line drawings in the colour of their place; `fill-card` is the paper. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 200 100"
      aria-hidden
      className="h-25 w-50 max-w-full"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** An open notebook: a plant cell on the left page, notes on the right. */
export function LessonDrawing() {
  return (
    <Drawing>
      <path d="M100 22c-16-9-44-10-66-5v63c22-5 50-4 66 5 16-9 44-10 66-5V17c-22-5-50-4-66 5Z" className="fill-card" />
      <path d="M100 22v63" />
      <path d="M48 34c10-5 26-5 34 1 5 8 4 24-2 30-9 5-24 5-32-1-5-8-5-23 0-30Z" strokeWidth="1.6" />
      <circle cx="60" cy="51" r="6.5" className="fill-theme-surface" strokeWidth="1.6" />
      <circle cx="60" cy="51" r="1.6" fill="currentColor" stroke="none" />
      <path d="M71 42c4-1 6 3 4 5s-6 0-4-5Zm2 15c3-2 6 1 4 4s-6 0-4-4Z" strokeWidth="1.4" />
      <path d="M114 36c12-4 26-4 40-1M114 48c12-4 26-4 40-1M114 60c8-3 16-3 24-2" opacity=".55" />
    </Drawing>
  )
}

/** Three cards; below them the days on which the top one returns: 1, 4, 11, 30. */
export function CardsDrawing() {
  return (
    <Drawing>
      <rect
        x="62"
        y="10"
        width="70"
        height="44"
        rx="5"
        className="fill-card"
        transform="rotate(-9 97 32)"
        opacity=".7"
      />
      <rect
        x="66"
        y="9"
        width="70"
        height="44"
        rx="5"
        className="fill-card"
        transform="rotate(5 101 31)"
        opacity=".85"
      />
      <rect x="64" y="11" width="72" height="45" rx="5" className="fill-card" />
      <path d="M78 27h44M86 38h28" opacity=".55" />
      <path d="M22 82h156" strokeWidth="1.6" opacity=".6" />
      {[26, 42, 84, 168].map((x) => (
        <circle key={x} cx={x} cy="82" r="4.5" fill="currentColor" stroke="none" />
      ))}
      <path d="M27 75c3-7 11-7 14 0M44 75c7-10 31-10 38 0M87 75c16-13 62-13 79 0" strokeWidth="1.4" />
    </Drawing>
  )
}

/** Three steps, rising; a ball on its way up. */
export function PracticeDrawing() {
  return (
    <Drawing>
      <path d="M26 86V66h50V46h50V26h48v60Z" className="fill-card" />
      <path d="M76 66v20M126 46v40" opacity=".5" />
      <path d="m42 77 4 4 8-9M92 67l4 4 8-9" />
      <circle cx="98" cy="35" r="7" className="fill-theme-surface" />
      <path d="M112 27c5-9 14-15 24-16m-7-4 8 4-4 7" strokeWidth="1.6" />
      <path d="M144 44h14M144 54h14M144 64h9" opacity=".5" />
    </Drawing>
  )
}

/** An answer sheet and a clock. */
export function ExamDrawing() {
  return (
    <Drawing>
      <rect x="40" y="8" width="78" height="84" rx="5" className="fill-card" />
      {[22, 38, 54, 70].map((y, row) => (
        <g key={y} strokeWidth="1.6">
          <path d={`M52 ${y + 4}h6`} opacity=".55" />
          {[70, 84, 98].map((x, column) => (
            <circle
              key={x}
              cx={x}
              cy={y + 4}
              r="4.6"
              {...(column === [1, 0, 2, 1][row] ? { fill: 'currentColor' } : { className: 'fill-theme-surface' })}
            />
          ))}
        </g>
      ))}
      <circle cx="142" cy="56" r="26" className="fill-card" />
      <path d="M142 40v16l11 7M142 34v2M164 56h-2M142 78v-2M120 56h2M136 24h12" />
    </Drawing>
  )
}

/** A question, and the question that answers it. */
export function IlmDrawing() {
  return (
    <Drawing>
      <path
        d="M24 14h84a7 7 0 0 1 7 7v24a7 7 0 0 1-7 7H48L36 62V52H24a7 7 0 0 1-7-7V21a7 7 0 0 1 7-7Z"
        className="fill-card"
      />
      <path d="M30 28h70M30 39h44" opacity=".55" />
      <path
        d="M96 46h80a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7h-9v11l-13-11H96a7 7 0 0 1-7-7V53a7 7 0 0 1 7-7Z"
        className="fill-theme-surface"
      />
      <path d="M104 60h46M104 69h26" opacity=".6" />
      <path d="M163 59c0-5 8-5 8 0 0 4-4 3-4 7m0 5v.2" strokeWidth="2.2" />
    </Drawing>
  )
}
