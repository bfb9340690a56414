import { z } from 'zod'

/** A seed is a non-negative 32-bit integer (D14). */
export const seedSchema = z.number().int().min(0).max(0xffff_ffff)
