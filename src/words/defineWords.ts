/**
 * One subject's part of the catalogue: every word that the dashboard shows about it, in English. What varies is a
 * function of it, so that each language forms its own sentence. Components call the returned hook and never name a
 * language; a further language is a second argument here (its type is the English one), and no component changes.
 * @returns a hook that gives the words in the reader's language
 */
export function defineWords<Words>(english: Words): () => Words {
  return () => english;
}
