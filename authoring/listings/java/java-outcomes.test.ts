import { expect, test } from 'vitest'
import { makeListing } from '#tests/factories/listing.ts'
import type { Job, Listing } from '../listing.ts'
import { javaOutcomes } from './java-outcomes.ts'
import { wrapJava } from './wrap-java.ts'

const listing = (code: string, change: Partial<Listing> = {}) => makeListing(code, { language: 'java', ...change })
const job = (code: string, change: Partial<Listing> = {}, asked?: string): Job => ({
  listing: listing(code, change),
  ...(asked !== undefined && { asked }),
})

test('an expression, a header or a constructor alone is no program', () => {
  for (const code of ['a + b', 'public int f(int n)', 'public Sled(int n) { mass = n; }', 'else { n = 1; }', '// none'])
    expect(wrapJava(job(code)), code).toBeUndefined()
})

test('what asks for a file or for somebody at the keyboard is compiled only', () => {
  expect(wrapJava(job('Scanner in = new Scanner(System.in);'))?.isRun).toBe(false)
  expect(wrapJava(job('Scanner in = new Scanner(System.in);', { run: { input: [3] } }))?.isRun).toBe(true)
  expect(wrapJava(job('Scanner in = new Scanner(new File("a.txt"));'))?.isRun).toBe(false)
  expect(wrapJava(job('int f() { return 1; }'))?.isRun).toBe(false)
})

const SQUARE =
  'public class Square {\n  private int side;\n  public Square(int s) { side = s; }\n  public int area() { return side * side; }\n}'
const CASES: [Job, object][] = [
  [job('int n = 7 / 2;\nSystem.out.println(n);'), { kind: 'ran', output: '3\n' }],
  [
    job('public static int f(int n) { return n <= 1 ? 1 : n * f(n - 1); }\n// in main:\nSystem.out.print(f(5));'),
    { kind: 'ran', output: '120' },
  ],
  [
    job('public class Main {\n  public static void main(String[] args) { System.out.print("hi"); }\n}'),
    { kind: 'ran', output: 'hi' },
  ],
  [job('public static void main(String[] args) { System.out.print("ho"); }'), { kind: 'ran', output: 'ho' }],
  [job('ArrayList<Integer> a = new ArrayList<Integer>();\na.add(4);', {}, 'a'), { kind: 'ran', output: '[4]\n' }],
  [job('int[] a = {1, 2};', {}, 'a'), { kind: 'ran', output: '[1, 2]\n' }],
  [job(SQUARE), { kind: 'ran' }],
  [
    job('Square s = new Square(3);\nSystem.out.print(s.area());', { earlier: [listing(SQUARE)] }),
    { kind: 'ran', output: '9' },
  ],
  [
    job('n++;\nSystem.out.print(n);', { earlier: [listing('int n = 4;\nSystem.out.print("early");')] }),
    { kind: 'ran', output: '5' },
  ],
  [
    job('System.out.print(n);', { run: { before: 'int n = 4;', after: 'System.out.print("!");' } }),
    { kind: 'ran', output: '4!' },
  ],
  [
    job('Scanner in = new Scanner(System.in);\nSystem.out.print(in.nextInt() + in.nextInt());', {
      run: { input: [3, 4] },
    }),
    { kind: 'ran', output: '7' },
  ],
  [job('System.out.print(Math.random());'), { kind: 'ran' }],
  [job('int[] a = new int[3];\na[3] = 1;'), { kind: 'threw', name: 'ArrayIndexOutOfBoundsException' }],
  [job('int f(int n) { return f(n + 1); }\nf(1);'), { kind: 'threw', name: 'StackOverflowError' }],
  [job('int n = 3.5;'), { kind: 'refused', isWhole: true }],
  [job('private class A { }\nint n = "a";'), { kind: 'refused' }],
  [job('Square s = new Square(3);\ns.side = 4;', { earlier: [listing(SQUARE)] }), { kind: 'names-missing' }],
  [job('flood(3);\nflood(4);'), { kind: 'names-missing', message: 'it does not declare flood, which `before` can' }],
  [job('int i = 1;\nwhile (i > 0) { i = 1; }'), { kind: 'endless' }],
  [job('goals / games'), { kind: 'fragment' }],
  [job('System.out.print("after one that does not end");'), { kind: 'ran', output: 'after one that does not end' }],
]
const outcomes = javaOutcomes(CASES.map(([one]) => one))

test.skipIf(outcomes)('no JDK is to be had here: listings in Java are not run', () => expect(outcomes).toBeUndefined())

test.skipIf(!outcomes).each(
  CASES.map(
    (
      [
        {
          listing: { code },
        },
        expected,
      ],
      at,
    ) => [code, expected, at] as const,
  ),
)('%s (needs a JDK)', (_code, expected, at) => {
  const outcome = outcomes?.[at]
  expect(outcome).toMatchObject(expected)
  if (!('output' in expected)) expect(outcome).not.toHaveProperty('output')
})
