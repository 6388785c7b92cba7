import { describe, expect, test } from 'vitest';
import { together } from './together.ts';

/** Answers with the question in capitals, as soon as it is let. */
function slowly() {
  const batches: string[][] = [];
  const releases: (() => void)[] = [];
  const ask = together(
    async (questions: string[]) => {
      batches.push(questions);
      await new Promise<void>((release) => {
        releases.push(release);
      });
      return (question) => question.toUpperCase();
    },
    { most: 4, weigh: (question) => question.length },
  );
  return { ask, batches, release: () => releases.shift()?.() };
}

const endOfTurn = () => new Promise((done) => setImmediate(done));

describe('what is asked together', () => {
  test('in one turn of the event loop goes out as one, and each gets its own answer', async () => {
    const { ask, batches, release } = slowly();
    const answers = Promise.all([ask('a'), ask('b'), Promise.resolve().then(() => ask('c'))]);
    await endOfTurn();
    expect(batches).toEqual([['a', 'b', 'c']]);
    release();
    expect(await answers).toEqual(['A', 'B', 'C']);
  });

  test('is never answered by what had gone out before', async () => {
    const { ask, batches, release } = slowly();
    const first = ask('a');
    await endOfTurn();
    const later = [ask('a'), ask('b')];
    await endOfTurn();
    expect(batches).toEqual([['a']]);
    release();
    await first;
    await endOfTurn();
    expect(batches).toEqual([['a'], ['a', 'b']]);
    release();
    expect(await Promise.all(later)).toEqual(['A', 'B']);
  });

  test('goes out in parts where it is too much, in the order in which it was asked', async () => {
    const { ask, batches, release } = slowly();
    const answers = Promise.all(['aa', 'bb', 'c', 'much too long', 'd'].map(ask));
    for (const count of [1, 2, 3, 4]) {
      await endOfTurn();
      expect(batches).toHaveLength(count);
      release();
      await endOfTurn();
    }
    expect(batches).toEqual([['aa', 'bb'], ['c'], ['much too long'], ['d']]);
    expect(await answers).toHaveLength(5);
  });
});

describe('what is asked together and fails', () => {
  test('fails for all where it fails as a whole, and for none who ask later', async () => {
    let isAway = true;
    const ask = together(async () => {
      if (isAway) throw new Error('away');
      return (question: string) => question;
    });
    const outcomes = await Promise.allSettled([ask('a'), ask('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await ask('c')).toBe('c');
  });

  test('fails for the one alone whose answer it is', async () => {
    const ask = together(async () => (question: string) => {
      if (question === 'bad') throw new Error('refused');
      return question;
    });
    const outcomes = await Promise.allSettled([ask('a'), ask('bad'), ask('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
