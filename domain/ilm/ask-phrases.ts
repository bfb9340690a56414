/** What a student wants to hear about a topic. */
export type AskKind = 'translate' | 'compare' | 'simpler' | 'use' | 'example' | 'why' | 'how' | 'more' | 'define'

/** Kinds that want a case. */
export const WANTS_CASE: ReadonlySet<AskKind> = new Set(['example', 'use'])

/**
 * How students say it, in order: the first kind that fits decides. Words of `plainMessage`; `…` stands for up to five words, `a|b` in
 * brackets for one of them, `^` and `$` for the message's ends.
 */
export const ASK_PHRASES: readonly (readonly [AskKind, readonly string[]])[] = [
  ['translate', ['(in|to|into) (french|english)', 'en (francais|anglais)', 'french (word|name|term)']],
  [
    'compare',
    [
      '(difference|differences|diff|differ|differs|compare|compared|comparison|vs|versus|distinguish)',
      'how (is|are|does|do) … (different|related|connected|linked|relate|connect|differ)',
      '(different|apart) from',
      'whats different',
      '(same|difference) (thing )?as',
      'link between',
    ],
  ],
  [
    'simpler',
    [
      '(simpler|eli5|tldr)',
      'simplify (it|this|that)',
      '(easier|simple|simpler|shorter|short|other|another|different|plain|easy|normal) (way|words|version|terms|english)',
      'more simply',
      'dumb it down',
      'like im (5|five|a kid|12)',
      'in short',
      'too (long|complicated|much|confusing)',
      '(dont|do not|didnt|cant|still dont) (get|understand|follow|see) (it|this|that|any|anything|what you|the|you)',
      '(dont|do not) (get|understand)$',
      '(im|i am|so|still|very|really) (lost|confused|stuck)',
      '(makes|made|make) (no|zero|any) sense',
      '(say|explain) (it|that|this) (again|differently|better)',
      '^(huh|what|wait what|wdym|what do you mean)$',
      'confusing',
      'what does that (even )?mean',
      'what do (they|you) mean',
    ],
  ],
  [
    'use',
    [
      'where … (used|use|see|find|happen)',
      'used (for|in)',
      '(in )?real (life|world)',
      'irl',
      'real example',
      'when (will|would|do|am) (i|we) (ever )?(need|use|going to use)',
      'why do (i|we) (learn|even learn|study|bother)',
      'why do (i|we) (need|have) to (learn|know|study|do) (this|it|that|any)',
      'why do (i|we) need (this|it|that)',
      'what … (used|good) for',
    ],
  ],
  ['example', ['(example|examples|exemple|exemples|instance)', 'show me one']],
  [
    'why',
    [
      '^(but |and |ok |okay |wait |so |yeah but )?(why|how come|pourquoi)',
      '(why|how come) (is|are|do|does|did|cant|isnt|dont|would|tho|though)',
      'the reason',
      'why$',
    ],
  ],
  [
    'how',
    [
      'how (do|can|would|should|did|does) (i|you|u|we|one|someone)',
      'how to',
      'how (is|are) … (calculated|found|solved|done|made|written)',
      '(steps|method|strategy|trick|way) (to|for|of)',
      'what (are|is) the (steps|method|way|formula|equation|rule)',
      'the formula',
      '(is|are) there (a|an|any|some)? ?(formula|formulas|equation|rule)',
      'comment (on|faire|calculer|trouver)',
    ],
  ],
  [
    'more',
    [
      '^(and|ok|okay|so|alright|cool|yes|yeah)*( and| so)? ?(then|then what|and then|more|tell me more|go on|continue|keep going|what else|anything else|whats next|what next|what comes next|whats after that|next)( please)?$',
      'tell me more',
      '(more|else) (about|on) (it|this|that)',
    ],
  ],
]
