import { INSTITUTIONS } from './institutions.ts';
import type { Acquaintance } from './makeHistories.ts';
import { BIO_CLOSINGS, BIO_EARLY, BIO_OPENINGS, LONG_BIO } from './phrases.ts';
import { type Random, randomFrom } from './random.ts';
import { FAMILY_FIRST, type Person } from './roster.ts';
import { SPECIALTIES } from './specialties.ts';
import { lowerFirst } from './words.ts';

/** Title, department and biography, as they are usual in the KOL's country. */
export function describePerson({ id, person }: Acquaintance, published: number, isBare: boolean) {
  const random = randomFrom(`${id} person`);
  const specialty = SPECIALTIES[person.specialty];
  const department = random.pick(specialty.departments);
  const title = titleOf(person, department, random);
  return { title, department, bio: isBare ? '' : bioOf(id, person, title, published, random) };
}

const SENIOR: Record<string, string[]> = {
  US: ['Associate Professor of {chair}', 'Clinical Professor of {chair}'],
  DE: ['Senior Physician, {chair}', 'Associate Professor (apl. Prof.) of {chair}'],
  JP: ['Associate Professor of {chair}', 'Chief Physician, {department}'],
  CN: ['Chief Physician and Professor, {chair}', 'Deputy Director, {department}'],
  FR: ['University Professor and Hospital Practitioner, {chair}', 'Senior Hospital Practitioner, {chair}'],
  SE: ['Senior Consultant and Docent, {chair}'],
  other: ['Senior Consultant in {chair}', 'Additional Professor of {chair}'],
  GB: ['Consultant in {chair} and Honorary Senior Lecturer', 'Reader in {chair}'],
};

const JUNIOR: Record<string, string[]> = {
  US: ['Assistant Professor of {chair}', 'Attending Physician, {chair}'],
  DE: ['Specialist Physician, {chair}', 'Attending Physician, {chair}'],
  JP: ['Lecturer in {chair}', 'Assistant Professor of {chair}'],
  CN: ['Associate Chief Physician, {chair}', 'Attending Physician, {chair}'],
  FR: ['Hospital Practitioner, {chair}', 'Chief Resident, {chair}'],
  other: ['Consultant in {chair}', 'Specialist in {chair}'],
};

function titleOf({ institution, specialty, leads, tier }: Person, department: string, random: Random): string {
  const { country } = INSTITUTIONS[institution];
  const senior = ['Professor of {chair}'];
  const leading = [
    'Professor and Chair of {chair}',
    'Director, {department}',
    'Professor of {chair} and Head of Department',
  ];
  const ladder = tier === 3 ? JUNIOR : SENIOR;
  const pattern = random.pick(leads ? leading : tier === 1 ? senior : (ladder[country] ?? ladder.other ?? senior));
  return pattern.replace('{chair}', SPECIALTIES[specialty].chair).replace('{department}', department);
}

/** Fills `{chair}` and the like; done once, at the end, so that sentences may use any of them. */
function bioOf(id: string, person: Person, title: string, published: number, random: Random): string {
  const specialty = SPECIALTIES[person.specialty];
  const { name, city, country } = INSTITUTIONS[person.institution];
  const isProfessor = person.leads || person.tier === 1;
  const [expertise = '', otherExpertise = ''] = random.some(specialty.expertise, 2).map(lowerFirst);
  const values: Record<string, string> = {
    expertise,
    otherExpertise,
    interest: lowerFirst(random.pick(specialty.interests)),
    formal: `${isProfessor ? 'Professor' : 'Dr'} ${familyName(person)}`,
    title,
    institution: name,
    city,
    years: String(person.tier === 3 ? random.whole(2, 7) : random.whole(5, 19)),
    training: random.pick((TRAINING[country] ?? ['London']).filter((place) => place !== city)),
    journal: random.pick(specialty.journals),
    // Sentences say "more than": a round number that is the whole would be too many.
    publications: String(Math.floor((published - 1) / 10) * 10),
  };
  const body = person.tier === 3 ? [random.pick(BIO_EARLY)] : random.some(specialty.bio, random.whole(1, 2));
  const sentences = [random.pick(BIO_OPENINGS), ...body, random.pick(BIO_CLOSINGS[person.tier])].join(' ');
  const text = id === 'kol_demo_0001' ? `${sentences}\n\n${LONG_BIO}` : sentences;
  return text.replace(/\{(\w+)\}/g, (_, field: string) => values[field] ?? '');
}

const TRAINING: Record<string, string[]> = {
  US: ['Baltimore', 'Cleveland', 'San Francisco', 'Durham, North Carolina'],
  DE: ['Heidelberg', 'Leipzig', 'Bern', 'Freiburg'],
  JP: ['Fukuoka', 'Sendai', 'Kyoto', 'Toronto'],
  CN: ['Guangzhou', 'Hangzhou', 'Hong Kong', 'Boston'],
  IN: ['Chandigarh', 'Vellore', 'Thiruvananthapuram', 'Leeds'],
  FR: ['Toulouse', 'Bordeaux', 'Lille', 'Montréal'],
  GB: ['Edinburgh', 'Oxford', 'Bristol', 'Birmingham'],
  IT: ['Padua', 'Bologna'],
  SE: ['Uppsala', 'Lund'],
  AU: ['Sydney', 'Adelaide'],
  AE: ['Cairo', 'London', 'Beirut'],
};

/** The family name as it is written, accents included. */
function familyName({ name, institution }: Person): string {
  const words = name
    .replace(/\(.*\)/, '')
    .trim()
    .split(' ');
  if (FAMILY_FIRST.has(institution)) return words[0] ?? name;
  const particle = words.findIndex((word) => ['von', 'Al'].includes(word));
  return particle > 0 ? words.slice(particle).join(' ') : (words.at(-1) ?? name);
}
