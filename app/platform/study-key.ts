/** Cache keys of everything that is worked out from one user's history. */
export const studyKey = (user: string, ...parts: readonly unknown[]): readonly unknown[] => ['study', user, ...parts]
