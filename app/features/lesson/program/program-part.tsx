import { Play, RotateCcw, SquareTerminal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Textarea } from '#app/components/ui/textarea.tsx'
import { PartFrame } from '../parts/part-frame.tsx'
import { insertText } from './insert-text.ts'
import type { Program } from './program.ts'
import { ProgramRun } from './program-run.tsx'
import { useTrace } from './use-trace.ts'

/** Signs of the reference sheet that no keyboard has. */
const SIGNS = ['←', '≤', '≥', '≠']

/** A program to change and run: what it displays, its variables step by step, and a robot where it has one. */
export function ProgramPart({ program }: { program: Program }) {
  const { title, instructions, grid } = program
  const id = useId()
  const editor = useRef<HTMLTextAreaElement>(null)
  const [code, setCode] = useState(program.code)
  const [input, setInput] = useState(program.input.join('\n'))
  const { trace, run, hasFailed, forget } = useTrace(grid)
  const isAtStart = code === program.code && input === program.input.join('\n')
  const change = (text: string) => {
    setCode(text)
    forget()
  }
  const insert = (sign: string) => editor.current && insertText(editor.current, sign)

  return (
    <PartFrame title={`Run: ${title}`} icon={<SquareTerminal aria-hidden />} look="theme">
      {instructions && <RichText value={instructions} />}
      <div className="mt-4 flex flex-col gap-3">
        <div className="flex flex-wrap items-end justify-between gap-2">
          <label htmlFor={`${id}-code`} className="font-semibold text-sm">
            Program
          </label>
          <div className="needs-scripts flex gap-1 print:hidden">
            {SIGNS.map((sign) => (
              <Button key={sign} variant="outline" size="sm" aria-label={`Insert ${sign}`} onClick={() => insert(sign)}>
                {sign}
              </Button>
            ))}
          </div>
        </div>
        <Textarea
          ref={editor}
          id={`${id}-code`}
          value={code}
          onChange={(event) => change(event.target.value)}
          rows={Math.min(24, program.code.split('\n').length + 2)}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          className="bg-card font-mono text-sm"
        />
        {/\bINPUT\b/.test(code) && (
          <div>
            <label htmlFor={`${id}-input`} className="font-semibold text-sm">
              What is entered, a line each
            </label>
            <Textarea
              id={`${id}-input`}
              value={input}
              onChange={(event) => {
                setInput(event.target.value)
                forget()
              }}
              rows={2}
              className="mt-1 bg-card font-mono text-sm"
            />
          </div>
        )}
        <div className="needs-scripts flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => void run(code, linesOf(input))}>
            <Play aria-hidden /> Run
          </Button>
          <Button
            variant="outline"
            disabled={isAtStart}
            onClick={() => {
              setInput(program.input.join('\n'))
              change(program.code)
            }}
          >
            <RotateCcw aria-hidden /> Back to the start
          </Button>
        </div>
        <ProgramRun trace={trace} code={code} />
        {hasFailed && (
          <p className="text-muted-foreground text-sm">The program can’t be run right now. Try again later.</p>
        )}
        <p className="without-scripts text-muted-foreground text-sm">
          With JavaScript switched on, you can change the program and run it here.
        </p>
      </div>
    </PartFrame>
  )
}

const linesOf = (input: string) => input.split('\n').filter((line) => line.trim() !== '')
