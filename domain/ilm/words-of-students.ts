/** Words around what a question is about; they go where something else is left. */
const AROUND = new Set(
  (
    'work works working happen happens happened happening cause causes important importance purpose point talk talking studying learning ' +
    'understanding find finding calculate calculating compute determine main basics overview summary summarise summarize simple simply simpler ' +
    'quickly special exactly im old year years role whole wat wut wuts wats whats wts diff differences dont get got does doing did use using uses ' +
    'solve solving different related relate relation connected connection connect versus vs compare compared comparing between when how why ' +
    'cuz bc tho btw like something someone anything thing called say saying said stand stands come comes go goes gone out into matter matters ' +
    'problem problems question questions good bad u ur r n y me my us his her their rn fr help helps need needed know steps step way ' +
    'isnt arent cant wont doesnt always ever just even also too than actually basically literally pls please again thanks people ' +
    'give gives given tell want trying try write writing look looks'
  ).split(' '),
)

/** What students write, as the lessons write it. Whole words; the left side may be several. */
const SPOKEN: readonly (readonly [RegExp, string])[] = (
  [
    ['f of g(?: of x)?', 'composition composite'],
    ['temp', 'temperature'],
    ['chi squared?', 'chi square'],
    ['ftc', 'fundamental theorem of calculus'],
    ['ivt', 'intermediate value theorem'],
    ['mvt', 'mean value theorem'],
    ['clt', 'central limit theorem'],
    ['ac', 'alternating current'],
    ['dc', 'direct current'],
    ['kms?', 'kilometre'],
    ['pythagoras', 'pythagorean'],
    ['type 1', 'type i'],
    ['type 2', 'type ii'],
    ['causation', 'causation cause'],
    ['right angles?', 'right angle perpendicular'],
    ['(?:power of|to the) zero', 'zero exponent'],
    ['frags?', 'fragment'],
    ['freud', 'freud psychoanalytic'],
    ['acidic', 'acidic acid'],
    ['plus c', 'constant of integration'],
    ['(?:u|you) ?sub(?:stitution)?', 'substitution'],
    ['fbd', 'free body diagram'],
    ['shm', 'simple harmonic motion'],
    ['emf', 'emf electromotive'],
    ['rxns?', 'reaction'],
    ['conc', 'concentration'],
    ['ai', 'artificial intelligence algorithm'],
    ['voltage', 'voltage potential difference'],
    ['centre of mass', 'center of mass'],
    ['std dev|sd', 'standard deviation'],
    ['npp', 'net primary productivity'],
    ['photoelectric', 'photoelectric effect'],
    ['log', 'log logarithm'],
    ['logs', 'logarithm'],
    ['trig', 'trigonometric'],
    ['quads?', 'quadratic'],
    ['poly', 'polynomial'],
    ['null pointer', 'null NullPointerException'],
    ['coeffs?', 'coefficient'],
    ['bio', 'biology'],
    ['derivs?', 'derivative'],
    ['differentiate', 'derivative'],
    ['integrate', 'integral'],
    ['antiderivative', 'antiderivative integral'],
    ['floats?', 'float buoyant'],
    ['circuits?', 'circuit'],
    ['hybridization', 'hybridisation hybrid'],
    ['neutralization', 'neutralisation'],
    ['ionization', 'ionisation'],
    ['polarization', 'polarisation'],
  ] as const
).map(([said, meant]) => [new RegExp(`\\b(?:${said})\\b`, 'g'), meant])

/** A question in the words the lessons use, without what stands around its topic; unchanged where nothing else would be left. */
export function inWordsOfTheCourse(question: string): string {
  const asked = question.toLowerCase().replaceAll(/[’'`]/g, '')
  let text = asked
  for (const [said, meant] of SPOKEN) text = text.replaceAll(said, meant)
  const said = new Set(asked.split(/\s+/))
  // what a word was put in for is meant, though others write it around their topic
  const isAround = (word: string) => said.has(word) && AROUND.has(word.replaceAll(/[^a-z]/g, ''))
  const telling = text.split(/\s+/).filter((word) => !isAround(word) || /[\d=]/.test(word))
  return telling.join(' ').replaceAll(/[^a-z\d]/g, '') === '' ? text : telling.join(' ')
}
