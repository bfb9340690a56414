import { default_w, forgetting_curve } from 'ts-fsrs'
import type { CardSchedule } from './card-schedule.ts'

/**
 * Probability 0..1 that a card is recalled on a study day, by FSRS-6's forgetting curve.
 * @param day number of a study day, at or after the latest rating
 */
export const recallOn = (schedule: Pick<CardSchedule, 'stability' | 'lastRatedDay'>, day: number): number =>
  forgetting_curve(default_w, Math.max(0, day - schedule.lastRatedDay), schedule.stability)
