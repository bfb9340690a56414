import { z } from 'zod'
import { renderRichText } from '../rich-text.server.ts'

/** A text schema for lessonSchemaOf and its like that renders what it reads: the pages get RichText and nothing else. */
export const richText = z.string().transform(renderRichText)
