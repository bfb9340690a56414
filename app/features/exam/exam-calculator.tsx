import { Calculator } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Input } from '#app/components/ui/input.tsx'
import {
  Sheet,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from '#app/components/ui/sheet.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { AngleUnit } from '#domain/exam/calculate.ts'

const keys = [
  'sin(', 'cos(', 'tan(', '^', '√(',
  'asin(', 'acos(', 'atan(', 'log(', 'ln(',
  '7', '8', '9', '(', ')',
  '4', '5', '6', '×', '÷',
  '1', '2', '3', '+', '−',
  '0', '.', 'E', 'π', 'Ans',
] // biome-ignore format: laid out as on a calculator

/** A scientific calculator for parts that allow one: by its keys or by typing, answered by the worker. */
export function ExamCalculator() {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline" size="sm">
          <Calculator aria-hidden />
          Calculator
        </Button>
      </SheetTrigger>
      <SheetContent side="right">
        <SheetHeader>
          <SheetTitle>Calculator</SheetTitle>
          <SheetDescription>Type a calculation, or use the keys. Enter gives the answer.</SheetDescription>
        </SheetHeader>
        <CalculatorPanel />
      </SheetContent>
    </Sheet>
  )
}

function CalculatorPanel() {
  const history = useHistory()
  const [input, setInput] = useState('')
  const [unit, setUnit] = useState<AngleUnit>('degrees')
  const [answer, setAnswer] = useState<{ text: string; isError: boolean }>()
  const last = useRef(0)
  const field = useRef<HTMLInputElement>(null)

  async function evaluate(event: FormEvent) {
    event.preventDefault()
    const result = await history.ask((worker) => worker.calculate(input, unit, last.current))
    if (result.ok) last.current = result.value
    setAnswer(result.ok ? { text: result.text, isError: false } : { text: result.reason, isError: true })
  }
  function press(key: string) {
    setInput((before) => before + key)
    field.current?.focus()
  }

  return (
    <form onSubmit={(event) => void evaluate(event)} className="grid gap-3">
      <Input
        ref={field}
        aria-label="Calculation"
        value={input}
        onChange={(event) => setInput(event.target.value)}
        autoComplete="off"
        className="figures text-lg"
      />
      <output
        aria-live="polite"
        className={answer?.isError ? 'min-h-12 text-error text-sm' : 'figures min-h-12 text-right text-2xl'}
      >
        {answer?.text}
      </output>
      <div className="grid grid-cols-5 gap-1.5">
        {keys.map((key) => (
          <Button key={key} variant="secondary" className="h-11 px-1" onClick={() => press(key)}>
            {key.replace('(', key.length > 1 ? '' : '(')}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-3 gap-1.5">
        <Button variant="outline" onClick={() => setUnit(unit === 'degrees' ? 'radians' : 'degrees')}>
          {unit === 'degrees' ? 'Degrees' : 'Radians'}
        </Button>
        <Button variant="outline" onClick={() => setInput('')}>
          Clear
        </Button>
        <Button type="submit">=</Button>
      </div>
    </form>
  )
}
