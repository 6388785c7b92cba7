import { Fragment } from 'react';

interface JoinedProps {
  texts: readonly string[];
  /** What stands between two of them, where it is not a point. */
  mark?: string;
}

/** Texts beside each other, as one piece; each keeps the direction of its own script, and their order is that of the page. */
export const Joined = ({ texts, mark = ' · ' }: JoinedProps) => (
  <span>
    {texts.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no identity; equal ones may stand beside each other
      <Fragment key={index}>
        {index > 0 && mark}
        <bdi>{text}</bdi>
      </Fragment>
    ))}
  </span>
);
