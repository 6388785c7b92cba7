import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { JoinedList } from '../../components/layout/JoinedList.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { useLocale } from '../../i18n/localeStore.ts';
import { getLabel } from '../../i18n/messages.ts';
import { addressWithCountry } from '../shared/addressLines.ts';
import { KolMetric } from '../shared/KolMetric.tsx';
import { KOL_METRICS } from '../shared/kolMetrics.ts';
import { BriefingLists, ClampedText } from './BriefingLists.tsx';
import styles from './BriefingSheet.module.css';
import { fitOnePage } from './fitToPage.ts';

/** The steps for the number of entries per list, from little data to much data. */
const ENTRIES = [8, 5, 3];

/** The contact fields on the sheet. */
const CONTACT_FIELDS = [
  'email',
  'phone',
  'address.street',
  'address.postal_code',
  'address.city',
  'address.state',
  'address.country',
];

interface BriefingSheetProps {
  /** The KOL with all four lists. */
  kol: ParsedKol;
  /** True if internal notes are selected. */
  hasNotes: boolean;
}

/**
 * One printed page about one KOL, on A4 or Letter. Texts that are too long are shortened. Memoized, because each render
 * measures the page.
 */
export const BriefingSheet = memo(function BriefingSheet({ kol, hasNotes }: BriefingSheetProps) {
  const t = useKolMessages();
  const format = useFormat();
  const sheet = useRef<HTMLElement>(null);
  // Shows as many entries as fit: fewer are tried until the texts are readable.
  const [step, setStep] = useState(0);
  useLayoutEffect(() => {
    if (sheet.current === null) return;
    const fits = fitOnePage(sheet.current);
    if (!fits && step < ENTRIES.length - 1) setStep(step + 1);
  });
  const { email, phone, address: postal } = kol.contact ?? {};
  const address = addressWithCountry(postal ?? {}, format.country);
  const contactLines = texts([email, phone, address.lines.join(address.separator)]);
  const profileLines = [
    optional(kol.tier, (tier) => getLabel(t.tiers, tier)),
    optional(kol.engagement_level, (level) => getLabel(t.engagementLevels, level)),
    ...(kol.specialties ?? []).map((specialty) => getLabel({}, specialty)),
  ];
  return (
    <div className={styles.paper}>
      <article ref={sheet} className={styles.sheet} aria-label={kol.full_name || kol.id}>
        <header>
          <h2>
            <ClampedText kind="line">
              <Value isUnreadable={isUnreadable(kol, 'full_name')}>{kol.full_name || kol.id}</Value>
            </ClampedText>
          </h2>
          <ClampedText kind="line">
            <JoinedList texts={texts([kol.title, kol.department, kol.institution])} />
          </ClampedText>
          <ClampedText kind="line">
            <JoinedList texts={texts(profileLines)} />
          </ClampedText>
        </header>
        <div className={styles.columns}>
          <Topics kol={kol} field="research_interests" />
          <Topics kol={kol} field="expertise_areas" />
        </div>
        <Part title={t.briefing.metrics}>
          <dl className={styles.metrics}>
            {KOL_METRICS.map((metric) => (
              <div key={metric}>
                <dt>{t.metric[metric]}</dt>
                <dd>
                  <KolMetric kol={kol} name={metric} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={t.contact}>
          <ClampedText kind="line">
            <Value isUnreadable={CONTACT_FIELDS.some((field) => isUnreadable(kol, `contact.${field}`))}>
              {contactLines.length > 0 && <JoinedList texts={contactLines} />}
            </Value>
          </ClampedText>
        </Part>
        {hasNotes && (
          <Part title={t.notes}>
            <ClampedText kind="prose">
              <Value isUnreadable={isUnreadable(kol, 'notes')}>{kol.notes}</Value>
            </ClampedText>
          </Part>
        )}
        <BriefingLists kol={kol} maxEntries={ENTRIES[step] ?? 3} />
        {kol.bio && (
          <Part title={t.bio}>
            <Biography>{kol.bio}</Biography>
          </Part>
        )}
        <section className={styles.noteLines} data-note-lines aria-hidden>
          <h3>{t.briefing.noteLines}</h3>
          <div>
            {Array.from({ length: MAX_NOTE_LINES }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
              <hr key={line} />
            ))}
          </div>
        </section>
        <footer>{t.asOf(format.dateTime(new Date(kol.$response?.at ?? Date.now()).toISOString()))}</footer>
      </article>
    </div>
  );
});

/** More lines than a page has room for. */
const MAX_NOTE_LINES = 32;

interface TopicsProps {
  kol: ParsedKol;
  field: 'research_interests' | 'expertise_areas';
}

/** What the KOL talks about. */
function Topics({ kol, field }: TopicsProps) {
  const t = useKolMessages();
  return (
    <Part title={t[field]}>
      <ClampedText kind="entry">
        <Value isUnreadable={isUnreadable(kol, field)}>
          {kol[field] && kol[field].length > 0 && <JoinedList texts={kol[field]} />}
        </Value>
      </ClampedText>
    </Part>
  );
}

const TITLE_AT_END = /\b(?:Dr|Prof|PD|Priv|Doz|med|habil|Mr|Mrs|Ms|St)\.\s*$/;

/** The biography in sentences, so that it ends with one if the page has no room for all of it (`fitOnePage`). */
function Biography({ children }: { children: string }) {
  const { locale } = useLocale();
  // The sheet renders again for each step, and the segmenter is slow.
  const sentences = useMemo(() => {
    const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
    const found: string[] = [];
    for (const { segment } of segmenter.segment(children.replace(/\n\s*\n/g, '\n'))) {
      const before = found.at(-1);
      // The segmenter knows no abbreviations of titles: "Prof. Dr. Keller" is no end of a sentence.
      if (before !== undefined && TITLE_AT_END.test(before)) found[found.length - 1] = before + segment;
      else found.push(segment);
    }
    return found;
  }, [locale, children]);
  return (
    <ClampedText kind="prose">
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences have no identity and never change their order
        <span key={index} data-sentence>
          {sentence}
        </span>
      ))}
    </ClampedText>
  );
}

/** Returns the texts that are present. */
const texts = (parts: readonly (string | null | undefined)[]) => parts.flatMap((part) => part || []);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);
