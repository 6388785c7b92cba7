/** How much goes out at once, counted by `weigh`; one question goes out however much it is. */
interface Bounds<Question> {
  most: number;
  weigh(question: Question): number;
}

/**
 * Asks together what is asked at the same time: the questions of one turn of the event loop, and those that come while
 * earlier ones are being answered. No question is answered by what had gone out before it was asked.
 * @param askAll asks several at once. What it gives back answers, or throws, for each of them; where it fails as a whole,
 *   all of them fail.
 * @returns asks one question
 */
export function together<Question, Answer>(
  askAll: (questions: Question[]) => Promise<(question: Question) => Answer>,
  { most, weigh }: Bounds<Question> = { most: 1_000, weigh: () => 1 },
) {
  interface Waiting {
    question: Question;
    resolve(answer: Answer): void;
    reject(error: unknown): void;
  }
  let waiting: Waiting[] = [];
  let isAsking = false;

  async function askWaiting() {
    const asked = takeFirst();
    try {
      const answerOf = await askAll(asked.map(({ question }) => question));
      for (const { question, resolve, reject } of asked) {
        try {
          resolve(answerOf(question));
        } catch (error) {
          reject(error);
        }
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    isAsking = false;
    askSoon();
  }

  function takeFirst() {
    let weight = 0;
    const end = waiting.findIndex(({ question }, index) => {
      weight += weigh(question);
      return index > 0 && weight > most;
    });
    const first = end === -1 ? waiting : waiting.slice(0, end);
    waiting = end === -1 ? [] : waiting.slice(end);
    return first;
  }

  function askSoon() {
    if (isAsking || waiting.length === 0) return;
    isAsking = true;
    // At the end of the turn: until then, every other connection that has something to say is heard.
    setImmediate(askWaiting);
  }

  return (question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      askSoon();
    });
}
