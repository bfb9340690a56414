/** Subjects that stand in addresses in another way than in the course's id: as the catalogue has them (GRD-08). */
const SUBJECT_SLUGS = new Map([['mathematics', 'math']])

export type AlbertaCourse = {
  /** as in the path */
  subject: string
  grade: string
  /** as schools call it: "Science 9" */
  label: string
}

/**
 * What the id of a course of Alberta says, in any case: `AB-SCIENCE-9` is Science 9 (D26). Alberta's junior high has no course codes, so the
 * ids are ours, and which courses there are is for the content to say. Undefined for any other id.
 */
export function readAlbertaCourseId(courseId: string): AlbertaCourse | undefined {
  const [, name, grade] = /^AB-([A-Z]+(?:-[A-Z]+)*)-([1-9]\d?)$/.exec(courseId.toUpperCase()) ?? []
  if (name === undefined || grade === undefined) return undefined
  const slug = name.toLowerCase()
  const words = slug.replaceAll('-', ' ')
  return {
    subject: SUBJECT_SLUGS.get(slug) ?? slug,
    grade,
    label: `${words.charAt(0).toUpperCase()}${words.slice(1)} ${grade}`,
  }
}
