import type { Interaction } from '../../../src/contract/kol.ts';

/** How biographies begin and end. `{…}` are filled from the person. */
export const BIO_OPENINGS = [
  '{formal} is {title} at {institution}.',
  '{formal} joined {institution} {years} years ago and is now {title} there.',
  'As {title} at {institution}, {formal} divides the week between clinic, procedures and teaching.',
  '{formal} trained in {training} before moving to {city}, and now works as {title} at {institution}.',
  '{formal} has worked at {institution} since completing specialist training in {training}.',
];

/** What those at the beginning of their career work on; for the others the specialty has its own sentences. */
export const BIO_EARLY = [
  'Clinical work covers {expertise} and {otherExpertise}.',
  'Works mainly on {expertise}, with a research interest in {interest}.',
  'Main interests are {interest} and, in daily practice, {expertise}.',
  'Is building expertise in {expertise} and has published first papers on {interest}.',
];

export const BIO_CLOSINGS: Record<1 | 2 | 3, string[]> = {
  1: [
    'Member of the guideline task force of the national society and associate editor of {journal}.',
    'Principal investigator of four multicentre trials; more than {publications} peer-reviewed publications.',
    'Past president of the national society and a frequent session chair at international congresses.',
    'Chairs the scientific programme of the national annual meeting and mentors a large group of clinician scientists.',
    'Advises the health technology assessment agency on devices of the field; holds no shares in manufacturers.',
    'Speaks at some fifteen meetings a year and is known for a critical view of industry-sponsored endpoints.',
    'Has supervised more than twenty doctoral theses and serves on two data safety monitoring boards.',
  ],
  2: [
    'Site principal investigator in several multicentre studies and reviewer for {journal}.',
    'Organizes the regional training curriculum and lectures at national meetings.',
    'Author or co-author of some {publications} publications.',
    'Sits on the scientific committee of the annual national congress.',
    'Proctors colleagues in neighbouring hospitals and runs a monthly case conference.',
    'Spent two years abroad on a research fellowship and keeps close ties with that group.',
    'Coordinates the local arm of a national registry and its data quality audits.',
    'Serves on the ethics committee of the institution and teaches trial methodology.',
    'Writes patient information for the national society and sits on its quality committee.',
  ],
  3: [
    'Active in resident teaching and in the regional quality circle.',
    'Sub-investigator in two ongoing registries.',
    'Completed a fellowship abroad last year and is setting up an independent research program.',
    'Received a young investigator award of the national society.',
    'Takes a special interest in follow-up care and in shared decision-making.',
    'Has built up the local outpatient follow-up service over the past years.',
    'A rising voice in professional networks, known for clear case presentations.',
  ],
};

/** One KOL has a biography that fills a screen. */
export const LONG_BIO = `Beyond the clinic, {formal} has shaped the field for two decades. After early work on vessel healing under durable polymers, the group turned to thin-strut platforms and showed in three consecutive randomized trials that shorter antiplatelet therapy can be safe where implantation is optimized by imaging. The core laboratory that grew out of these trials now reads angiographic and OCT studies for sponsors and academic consortia on four continents, and it publishes its reading standards openly.

{formal} chairs the clinical research unit, has co-authored two European guideline documents, and sits on the editorial boards of several journals. The department trains eight interventional fellows a year, half of them from abroad, and exchanges staff with partner hospitals in India and Japan. Teaching has been recognized with the faculty's prize three times.

Current projects include a pragmatic trial of one-month therapy after complex PCI, a registry of drug-coated balloons in large vessels, and a public-private consortium on automated reading of intravascular images. {formal} declares research grants to the institution, speaker fees and advisory board honoraria from several manufacturers, all of which are disclosed in the national transparency register.`;

export const NOTES = [
  'Prefers e-mail to calls; answers within two days. Books travel only through the hospital secretary.',
  'Contract for advisory services expires at the end of the year; renewal is with legal.',
  'Interested in an investigator-initiated registry. Sent the proposal form on request; no promise made.',
  'Hospital policy: no meals paid by industry. Meet on campus only.',
  'Asked not to be contacted during the exam period in July.',
  'Speaker training and disclosure form are up to date.',
  'Has asked for data beyond the label: always route through medical information.',
  'Works closely with the pharmacy committee; include in value-dossier discussions.',
  'Transparency reporting: use the institution as recipient of honoraria.',
  'Very critical of surrogate endpoints. Bring full trial reports, not summaries.',
  'Prefers meetings before 08:00. Parking at the east gate.',
  'Moved departments last spring; check the postal address before sending anything.',
  'Declined speaker work this year because of a guideline role (conflict-of-interest rules).',
  'Would like to visit the training centre with two fellows; request is with compliance.',
  'Good contact for nurse-led programs; introduces us to the team coordinator.',
  '',
  '',
  '',
];

export const TAGS: Record<1 | 2 | 3, string[]> = {
  1: [
    'guideline_author',
    'steering_committee',
    'advisory_board',
    'principal_investigator',
    'journal_editor',
    'international_speaker',
  ],
  2: ['proctor', 'site_investigator', 'national_speaker', 'advisory_board', 'registry_lead', 'training_center'],
  3: ['rising_star', 'sub_investigator', 'digital_opinion_leader', 'early_adopter', 'regional_network'],
};

/** Contacts. `{topic}` is one of the KOL's research interests, `{event}` a meeting. */
export const INTERACTIONS: [type: Interaction['type'], subject: string, summary: string][] = [
  [
    'meeting',
    'Scientific exchange on {topic}',
    'Discussed published evidence and open questions. Asked for two reprints, which were sent through medical information. No product discussion outside the label.',
  ],
  [
    'meeting',
    'Introduction of the new medical science liaison',
    'Handover meeting. Agreed on a quarterly rhythm and on the main field of interest: {topic}.',
  ],
  [
    'meeting',
    'Site visit: study feasibility',
    'Toured the laboratory with the study coordinator. Staffing is sufficient; the imaging core-lab upload needs IT approval.',
  ],
  [
    'meeting',
    'Discussion of an investigator-initiated proposal',
    'Presented an outline concerning {topic}. Explained the review process and timelines; the decision rests with the independent committee.',
  ],
  [
    'meeting',
    'Visit of the training centre',
    'Observed two cases with the fellows. Feedback on the curriculum recorded; expense reported to the transparency register.',
  ],
  [
    'call',
    'Unsolicited question about use outside the label',
    'Asked spontaneously about a population that is not covered. Forwarded to medical information; written answer sent within five working days.',
  ],
  [
    'call',
    'Adverse event reported during a call',
    'Mentioned a complication in a treated patient. Reported to device vigilance on the same day; case number passed on to the KOL.',
  ],
  [
    'call',
    'Preparation of a lecture',
    'Talked through the outline. Reminded of the disclosure slide and balanced presentation; slides stay the speaker’s own.',
  ],
  [
    'call',
    'Availability for an advisory role',
    'Interested in principle. Needs assessment and fair-market-value calculation to be done before any agreement is sent.',
  ],
  [
    'call',
    'Feedback on a recent publication',
    'Saw limits in the follow-up and the choice of comparator. Suggested a subgroup analysis; passed to the clinical team.',
  ],
  [
    'email',
    'Reprint request',
    'Requested the full text and supplement of a trial on {topic}. Sent by medical information with the standard cover letter.',
  ],
  [
    'email',
    'Consulting agreement signed',
    'Agreement and annex on honoraria returned by the hospital administration. Filed; valid for twelve months.',
  ],
  [
    'email',
    'Question about MRI conditions',
    'Asked for the current MRI conditions of an implanted system. Link to the manual and the hotline number sent.',
  ],
  [
    'email',
    'Thanks and follow-up after a visit',
    'Sent the agreed references and the contact of the registry team. No open points.',
  ],
  [
    'congress',
    'Conversation after a session',
    'Spoke about {topic} after the session. Would welcome longer follow-up data before changing practice.',
  ],
  [
    'congress',
    'Poster walk with study team',
    'Looked at three posters together. Offered to share local protocol; compliance confirmed that no agreement is needed.',
  ],
  [
    'congress',
    'Meeting at the scientific booth',
    'Asked about the design of the ongoing trial. Registered design and inclusion criteria explained from the public record.',
  ],
  [
    'advisory',
    'Advice on trial endpoints',
    'Recommended a hierarchical endpoint and a longer blanking period. Advice documented in the minutes; honorarium as contracted.',
  ],
  [
    'advisory',
    'Review of a training curriculum',
    'Commented on case selection and assessment. Two modules to be rewritten; second review planned.',
  ],
  [
    'advisory',
    'Evidence gap workshop',
    'Ranked evidence needs with the panel: {topic} came first. Summary sent to all participants for correction.',
  ],
];
