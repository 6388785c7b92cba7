import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { JoinedList } from '../../components/layout/JoinedList.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { KOL_METRICS } from '../shared/kolMetrics.ts';
import { BriefingLists, ClampedText } from './BriefingLists.tsx';
import styles from './BriefingSheet.module.css';
import { fitOnePage } from './fitToPage.ts';

/** The steps for the number of entries per list, from little data to much data. */
const ENTRIES = [12, 8, 5, 3];

/** The contact fields on the sheet. */
const CONTACT_FIELDS = ['email', 'phone', 'address.street', 'address.postal_code', 'address.city', 'address.country'];

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
    const isWell = fitOnePage(sheet.current);
    if (!isWell && step < ENTRIES.length - 1) setStep(step + 1);
  });
  const { email, phone, address } = kol.contact ?? {};
  const addressLines = [
    address?.street,
    address?.postal_code,
    address?.city,
    optional(address?.country, format.country),
  ];
  const contactLines = texts([email, phone, format.series(texts(addressLines))]);
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
            <ClampedText kind="line">{kol.full_name || t.unnamed}</ClampedText>
          </h2>
          <ClampedText kind="line">
            <JoinedList texts={texts([kol.title, kol.department, kol.institution])} />
          </ClampedText>
          <ClampedText kind="line">
            <JoinedList texts={texts(profileLines)} />
          </ClampedText>
        </header>
        <Part title={t.briefing.metrics}>
          <dl className={styles.figures}>
            {KOL_METRICS.map((metric) => (
              <div key={metric}>
                <dt>{t.metric[metric]}</dt>
                <dd>
                  <Value isUnreadable={isUnreadable(kol, `metrics.${metric}`)}>
                    {optional(kol.metrics?.[metric], metric.endsWith('_rate') ? format.rate : format.count)}
                  </Value>
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
        {kol.bio && (
          <Part title={t.bio}>
            <ClampedText kind="prose">{kol.bio.replace(/\n\s*\n/g, '\n')}</ClampedText>
          </Part>
        )}
        {hasNotes && (
          <Part title={t.notes}>
            <ClampedText kind="prose">
              <Value isUnreadable={isUnreadable(kol, 'notes')}>{kol.notes}</Value>
            </ClampedText>
          </Part>
        )}
        <BriefingLists kol={kol} maxEntries={ENTRIES[step] ?? 3} />
        <footer>{t.asOf(format.moment(new Date(kol.$response?.at ?? Date.now()).toISOString()))}</footer>
      </article>
    </div>
  );
});

/** Returns the texts that are present. */
const texts = (parts: readonly (string | null | undefined)[]) => parts.flatMap((part) => part || []);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);
