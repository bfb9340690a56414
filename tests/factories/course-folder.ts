/** A small course that passes the check, file by file, for tests to break. */
const COURSE = `courseId: TST1W
curriculum: ontario
subject: science
grade: 9
title: Test course
description: ''
durationWeeks: 18
exam:
  title: Exam
  basis: { of: an exam, year: '2026', source: a page, unlike: [] }
  parts: [{ title: All, minutes: 10, questions: 1, calculator: true }]
  difficulty: { easy: 1, intermediate: 0, advanced: 0 }
modules:
  - id: energy
    title: Energy
    summary: Energy.
    category: Strand B
    weight: 10
    lessons: [{ id: energy-flow, title: Energy flow, scope: Food chains }]
`
export const LESSON = `title: Energy flow
summary: Where it goes.
difficulty: beginner
learningObjectives: [Explain.]
content:
  - id: start
    title: Start
    estimatedMinutes: 5
    text: See ![a pyramid](media/pyramid.svg).
    media: [{ type: image, url: media/pyramid.svg, altText: Three steps }]
    checks:
      - id: check-one
        prompt: Which one?
        options:
          - { id: a, content: This, correct: true, feedback: Yes. }
          - { id: b, content: That, feedback: No., misconception: recycled }
`
const MISCONCEPTIONS = `- { id: recycled, belief: It is recycled., correction: It is not., why: Arrows. }
`
const CARDS = `decks:
  - id: deck
    title: Deck
    cards:
      - { id: one, front: How much?, back: 10 %, tags: [energy], difficulty: 1, lesson: energy-flow }
`
export const QUESTIONS = `questions:
  - id: chain
    type: numeric
    lesson: energy-flow
    difficulty: 2
    tags: [energy]
    parameters:
      energy: { from: 2000, to: 9000, step: 500 }
    prompt: Plants store @{energy} kJ. How much reaches the hare?
    answer: energy * 0.1
    unit: kJ
    mistakes: [{ answer: energy * 0.9, feedback: That is lost., misconception: recycled }]
    hints: ['What is a tenth of @{energy}?']
    explanation: $0.1 \\times @{energy}$
`
export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><title>Pyramid</title><rect width="9" height="9"/></svg>'

export const TEST_COURSE: ReadonlyMap<string, string> = new Map([
  ['course.yaml', COURSE],
  ['energy/lessons/energy-flow.yaml', LESSON],
  ['energy/misconceptions.yaml', MISCONCEPTIONS],
  ['energy/flashcards.yaml', CARDS],
  ['energy/questions.yaml', QUESTIONS],
  ['media/pyramid.svg', SVG],
])
