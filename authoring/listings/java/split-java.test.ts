import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareJava, splitJava } from './split-java.ts'

const kinds = (code: string) => splitJava(code).map(({ kind }) => kind)

test.each([
  ['int n = 3;\nn++;', ['statement', 'statement']],
  ['if (a) {\n  b();\n}\nelse if (c) d();\nelse {\n  e();\n}\nf();', ['statement', 'statement']],
  ['if (a) b(); else c();', ['statement']],
  ['do { n--; } while (n > 0);\nwhile (n < 3) n++;', ['statement', 'statement']],
  ['do n--; while (n > 0);', ['statement']],
  ['try { a(); } catch (IOException e) { b(); } finally { c(); }', ['statement']],
  ['int[] a = {1, 2};\nint[][] m = { {1}, {2} };', ['statement', 'statement']],
  ['Runnable r = new Runnable() { public void run() { } };', ['statement']],
  ['int f = switch (n) { case 1 -> 2; default -> 3; };', ['statement']],
  ['public class A { int x; }\nclass B extends A { }', ['type', 'type']],
  ['record Point(int x, int y) { }', ['type']],
  ['import java.util.*;\nimport java.io.File;', ['import', 'import']],
  ['public static int f(int n) { return n; }\n// in main:\nint n = f(3);', ['method', 'statement']],
  ['ArrayList<String> names() { return null; }', ['method']],
  ['public Map<String, List<Integer>> of(int[] a) throws IOException { return null; }', ['method']],
  ['private int size;\nstatic final int MOST = 3;', ['field', 'field']],
  ['public Sled(double mass) { this.mass = mass; }', ['constructor']],
  ['public static int max(int a, int b)', ['rest']],
  ['public abstract int area();', ['header']],
  ['(double) goals / games   // 2.5', ['rest']],
  ['int n = 3', ['rest']],
  ['for (int i = 0; i < 3; i++) {', ['rest']],
  ['String s = "}; {"; char c = \'{\'; // }\n/* { */ s.length();', ['statement', 'statement', 'statement']],
  ['// nothing but a comment', []],
])('%j is cut into %j', (code, expected) => {
  expect(kinds(code)).toEqual(expected)
})

test('nothing of a listing is lost, whatever stands in it', () => {
  const anyCode = fc.array(
    fc.constantFrom('{', '}', '(', ')', ';', '"', "'", '//', '/*', '*/', '\n', 'else', 'do', 'x', '=', ' '),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(anyCode, (parts) => {
      const code = parts.join('')
      expect(bareJava(code)).toHaveLength(code.length)
      const rest = splitJava(code).reduce((left, { text }) => {
        expect(left).toContain(text)
        return left.slice(left.indexOf(text) + text.length)
      }, code)
      expect(bareJava(rest).replaceAll(/[\s;]/g, '')).toBe('')
    }),
  )
})
