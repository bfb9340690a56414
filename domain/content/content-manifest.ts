/** `dist/content/manifest.json`: what the content build made and the gateway opens. */
export type ContentManifest = {
  /** changes whenever anything a student can see changes (D15) */
  version: string
  courses: Record<string, { hash: string; media: string[] }>
  /** of the courses and of what makes `search.json` from them */
  searchHash: string
}
