import { chanceOf, UNKNOWN_SKILL, updateSkill } from '#domain/mastery/estimate-skill.ts'
import type { SkillEvidence } from '#domain/mastery/skill-evidence.ts'
import { logistic } from './simulated-students.ts'

/** A model of one skill: what it expects of the next answer, and what it learns from it. */
export type KnowledgeModel = { predict(item: SkillEvidence): number; learn(evidence: SkillEvidence): void }

/** Ours: Elo whose step is its own uncertainty. */
export function uncertainElo(): KnowledgeModel {
  let estimate = UNKNOWN_SKILL
  return {
    predict: (item) => chanceOf(estimate.ability / Math.sqrt(1 + (Math.PI * estimate.variance) / 8), item),
    learn: (evidence) => {
      estimate = updateSkill(estimate, evidence)
    },
  }
}

/** Classic Elo with a fixed step. */
export function fixedElo(step: number, start: number): KnowledgeModel {
  let ability = start
  const predict = (item: SkillEvidence) => item.guess + (0.96 - item.guess) * logistic(ability - item.difficulty)
  return {
    predict,
    learn: (evidence) => {
      ability += step * ((evidence.isCorrect ? 1 : 0) - predict(evidence))
    },
  }
}

/** Bayesian knowledge tracing (Corbett and Anderson 1995), with the item's own guess chance and a slip per level. */
export function knowledgeTracing(start: number, learn: number, slip: number, slipPerLevel: number): KnowledgeModel {
  let known = start
  const slipOf = (item: SkillEvidence) => Math.min(0.45, Math.max(0.01, slip + slipPerLevel * item.difficulty))
  return {
    predict: (item) => known * (1 - slipOf(item)) + (1 - known) * item.guess,
    learn: (item) => {
      const right = known * (1 - slipOf(item))
      const wrong = known * slipOf(item)
      const posterior = item.isCorrect
        ? right / (right + (1 - known) * item.guess)
        : wrong / (wrong + (1 - known) * (1 - item.guess))
      known = posterior + (1 - posterior) * learn
    },
  }
}
