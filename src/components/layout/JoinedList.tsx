import { Fragment } from 'react';

interface JoinedListProps {
  texts: readonly string[];
  /** The separator, if it is not a dot. */
  separator?: string;
}

/** Texts side by side. Each keeps the direction of its script; their order follows the page. */
export const JoinedList = ({ texts, separator = ' · ' }: JoinedListProps) => (
  <span>
    {texts.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no identity, and two may be equal
      <Fragment key={index}>
        {index > 0 && separator}
        <bdi>{text}</bdi>
      </Fragment>
    ))}
  </span>
);
