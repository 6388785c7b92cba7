import type { ReactNode } from 'react';
import { CopyButton } from '../../components/feedback/CopyButton.tsx';
import { DescriptionList } from '../../components/layout/DescriptionList.tsx';
import { JoinedList } from '../../components/layout/JoinedList.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { Value } from '../../components/layout/Value.tsx';
import { isUnreadable, UNREADABLE } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { getLabel } from '../../i18n/messages.ts';
import { addressWithCountry } from '../shared/addressLines.ts';
import { toMailHref, toTelHref } from '../shared/contactHrefs.ts';
import styles from './KolContact.module.css';

/** How to reach the KOL. */
export function KolContact({ kol }: { kol: ParsedKol }) {
  const t = useKolMessages();
  const format = useFormat();
  const { email, phone, address } = kol.contact ?? {};
  const { lines, separator } = addressWithCountry(address ?? {}, format.country);
  const isAddressUnreadable = ADDRESS_FIELDS.some((field) => isUnreadable(kol, `contact.address.${field}`));
  return (
    <Section isDense title={t.contact}>
      <DescriptionList
        items={[
          {
            label: t.email,
            value: (
              <Value isUnreadable={isUnreadable(kol, 'contact.email')}>
                {email && (
                  <Copied text={email} label={t.copyEmail}>
                    <a href={toMailHref(email)}>
                      <Email text={email} />
                    </a>
                  </Copied>
                )}
              </Value>
            ),
          },
          {
            label: t.phone,
            value: (
              <Value isUnreadable={isUnreadable(kol, 'contact.phone')}>
                {phone && (
                  <Copied text={phone} label={t.copyPhone}>
                    <PhoneNumber phone={phone} />
                  </Copied>
                )}
              </Value>
            ),
          },
          {
            label: t.address,
            value: (
              <Value isUnreadable={isAddressUnreadable}>
                {lines.length > 0 && (
                  <Copied text={lines.join('\n')} label={t.copyAddress}>
                    <JoinedList texts={lines} separator={separator} />
                  </Copied>
                )}
              </Value>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** The KOL in social networks; nothing if the record names none. */
export function SocialProfiles({ kol }: { kol: ParsedKol }) {
  const t = useKolMessages();
  const networks = networksOf(kol);
  const isAllUnreadable = isUnreadable(kol, 'social');
  if (networks.length === 0 && !isAllUnreadable) return null;
  return (
    <Section isDense title={t.social}>
      {isAllUnreadable ? (
        <Value isUnreadable>{undefined}</Value>
      ) : (
        <DescriptionList
          items={networks.map(({ network, reference }) => ({
            label: getLabel(t.networks, network),
            value: (
              <Value isUnreadable={kol.social?.[UNREADABLE]?.includes(network)}>
                {reference && <SocialReference network={network} reference={reference} />}
              </Value>
            ),
          }))}
        />
      )}
    </Section>
  );
}

/** If an email address breaks, the name and the domain stay whole if possible. */
function Email({ text }: { text: string }) {
  const [name, ...domain] = text.split('@');
  return domain.length === 1 ? (
    <span>
      {name}
      <wbr />@{domain}
    </span>
  ) : (
    text
  );
}

const ADDRESS_FIELDS = ['street', 'city', 'state', 'postal_code', 'country'] as const;

/** Returns every network of the record, also those with a missing or invalid reference. */
function networksOf({ social }: ParsedKol): { network: string; reference: string | undefined }[] {
  const { [UNREADABLE]: unreadable = [], ...references } = social ?? {};
  const known = Object.entries(references).map(([network, reference]) => ({
    network,
    reference: typeof reference === 'string' ? reference : undefined,
  }));
  return [...known, ...unreadable.map((network) => ({ network, reference: undefined }))];
}

/** A value with a copy button. */
const Copied = ({ text, label, children }: { text: string; label: string; children: ReactNode }) => (
  <span className={styles.copied}>
    <span className={styles.value}>{children}</span>
    <span className={styles.button}>
      <CopyButton text={text} label={label} />
    </span>
  </span>
);

function PhoneNumber({ phone }: { phone: string }) {
  const href = toTelHref(phone);
  return href === null ? phone : <a href={href}>{phone}</a>;
}

/** The URLs of handles per network. In other networks the meaning of a handle depends on the server. */
const HANDLES = new Map([
  ['twitter', { form: /^@?(\w{1,15})$/, baseUrl: 'https://x.com/', sign: '@' }],
  ['orcid', { form: /^((?:\d{4}-){3}\d{3}[\dX])$/, baseUrl: 'https://orcid.org/', sign: '' }],
]);

/** A social profile. Only an http(s) URL of another host, or a handle of a known network, becomes a link; anything else stays text. */
function SocialReference({ network, reference }: { network: string; reference: string }) {
  const t = useKolMessages();
  const known = HANDLES.get(network);
  const handle = known?.form.exec(reference)?.[1];
  const href = known && handle ? known.baseUrl + handle : isWebAddress(reference) ? reference : null;
  if (href === null) return reference;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={t.opensInNewTab}>
      {known && handle ? known.sign + handle : reference.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </a>
  );
}

/**
 * Rejects a user name before the host (`https://known.example@elsewhere.example`), which only disguises a URL, and the host of the
 * dashboard: what a record says must not open a page or an answer of this origin.
 */
function isWebAddress(reference: string): boolean {
  if (!/^https?:\/\//i.test(reference) || !URL.canParse(reference)) return false;
  const { username, password, hostname } = new URL(reference);
  return username === '' && password === '' && hostname !== window.location.hostname;
}
