import type { InstitutionKey } from './institutions.ts';
import type { SpecialtyKey } from './specialties.ts';

/** One invented person: name, institution, specialty, tier, and exceptions from what the generator would draw. */
export interface Person {
  name: string;
  /** For the e-mail address and the profile references. */
  latin: [given: string, family: string];
  institution: InstitutionKey;
  specialty: SpecialtyKey;
  tier: 1 | 2 | 3;
  /** Head of the department; the title follows. */
  leads: boolean;
}

type Row = [name: string, institution: InstitutionKey, specialty: SpecialtyKey, tier: 1 | 2 | 3, leads?: 'leads'];

/** The order gives the ids: `kol_demo_0001` is the first. Add at the end, never in between. */
const ROWS: Row[] = [
  ['Katharina Brandstätter', 'rheinau', 'interventional_cardiology', 1, 'leads'],
  ['Marcus J. Ellison', 'bayridge', 'structural_heart', 1, 'leads'],
  ['Hiroshi Tanabe (田辺 浩志)', 'naniwa', 'electrophysiology', 1, 'leads'],
  ['Priya Raghunathan', 'yamunanagar', 'endocrinology', 1, 'leads'],
  ['Chen Weiming (陈伟明)', 'jiangbei', 'interventional_cardiology', 1, 'leads'],
  ['Élodie Marchetti-Fournier', 'valdeseine', 'neuroradiology', 1, 'leads'],
  ['Oluwaseun Adeyemi', 'aldhelm', 'orthopaedics', 1, 'leads'],
  ['Rebecca Lindqvist-Moore', 'cedarhollow', 'movement_disorders', 1, 'leads'],
  ['Samuel Okafor', 'hudson', 'interventional_cardiology', 2],
  ['Yuki Morikawa (森川 由紀)', 'musashino', 'endocrinology', 2],
  ['Thomas Reichenbach', 'isarhohe', 'structural_heart', 1, 'leads'],
  ['Anjali Deshpande', 'konkan', 'interventional_cardiology', 2],
  ['Liu Jianhua (刘建华)', 'huaihai', 'structural_heart', 1, 'leads'],
  ['David Rosenfeld', 'westmont', 'robotic_surgery', 1, 'leads'],
  ['Camille Vasseur', 'croixrousse', 'electrophysiology', 2],
  ['Alessandro Zanibelli', 'adige', 'cardiac_surgery', 1, 'leads'],
  ['Margaret Haldane', 'northgate', 'endocrinology', 2],
  ['Gregory A. Thibodeaux', 'magnolia', 'cardiac_surgery', 2, 'leads'],
  ['Wang Xiaoli (王晓丽)', 'yanjing', 'neurosurgery', 1, 'leads'],
  ['Jens-Peter Wohlgemuth', 'elbtor', 'neuroradiology', 2],
  ['Lakshmi Narayanan Iyer', 'deccan', 'electrophysiology', 1, 'leads'],
  ['Fatima Al Mansoori (فاطمة المنصوري)', 'khalij', 'interventional_cardiology', 2],
  ['Kenji Shibasaki (柴崎 健司)', 'owari', 'orthopaedics', 2],
  ['Jennifer Castellano', 'lakeshore', 'movement_disorders', 2],
  ['Björn Åkerlund', 'malaren', 'interventional_cardiology', 1],
  ['Rohan Kulkarni', 'konkan', 'orthopaedics', 2],
  ['Nadine Oberhauser', 'spreebogen', 'neurosurgery', 2],
  ['Zhang Min (张敏)', 'huaihai', 'endocrinology', 2],
  ['William Pemberton', 'aldhelm', 'electrophysiology', 2],
  ['Isabelle Rochefort', 'valdeseine', 'structural_heart', 2],
  ['Andrea Kowalczyk', 'lakeshore', 'structural_heart', 2],
  ['Takeshi Hanamura (花村 剛)', 'naniwa', 'interventional_cardiology', 2],
  ['Meera Subramaniam', 'deccan', 'structural_heart', 2],
  ['Robert Schönfelder', 'rheinau', 'endocrinology', 2],
  ['Patricia Nwosu', 'magnolia', 'endocrinology', 2],
  ['Huang Zhiqiang (黄志强)', 'jiangbei', 'robotic_surgery', 2, 'leads'],
  ['Fiona MacAllister', 'northgate', 'spine_surgery', 2],
  ['Julien Delacourt', 'croixrousse', 'robotic_surgery', 2],
  ['Carlos Villanueva-Ortiz', 'hudson', 'neuroradiology', 2],
  ['Arvind Chaturvedi', 'yamunanagar', 'neurosurgery', 2],
  ['Grace Pettersson', 'yarra', 'robotic_surgery', 2],
  ['Naoko Ishiguro (石黒 直子)', 'musashino', 'movement_disorders', 2],
  ['Stephanie Grabowski', 'isarhohe', 'cardiac_surgery', 2],
  ['Michael Tran', 'westmont', 'electrophysiology', 2],
  ['Zhao Yufei (赵宇飞)', 'yanjing', 'neuroradiology', 2],
  ['Elisabetta Morandini', 'adige', 'electrophysiology', 3],
  ['Harpreet Singh Bhalla', 'yamunanagar', 'spine_surgery', 2],
  ['Laura Engström', 'malaren', 'endocrinology', 3],
  ['Benjamin Hartwell', 'cedarhollow', 'spine_surgery', 2, 'leads'],
  ['Sophie Lacombe', 'valdeseine', 'movement_disorders', 3],
  ['Daisuke Kuramochi (倉持 大輔)', 'owari', 'cardiac_surgery', 2],
  ['Xu Mengjie (徐梦洁)', 'huaihai', 'orthopaedics', 3],
  ['Tobias Niederegger', 'elbtor', 'orthopaedics', 3],
  ['Kavita Bhattacharjee', 'konkan', 'endocrinology', 3],
  ['Ahmed El-Sayed Farouk', 'khalij', 'neurosurgery', 3],
  ['Danielle Fitzgerald', 'bayridge', 'interventional_cardiology', 3],
  ["Siobhan O'Callaghan", 'aldhelm', 'structural_heart', 3],
  ['Vikram Sethuraman', 'deccan', 'cardiac_surgery', 3],
  ['Léa Kermarrec', 'croixrousse', 'interventional_cardiology', 3],
  ['Jonathan Feinberg', 'hudson', 'orthopaedics', 3],
  ['Masahiro Tokunaga (徳永 正博)', 'musashino', 'robotic_surgery', 3],
  ['Sun Lihua (孙丽华)', 'jiangbei', 'electrophysiology', 3],
  ['Friederike von Hagenow', 'spreebogen', 'movement_disorders', 3],
  ['Emily Chau', 'lakeshore', 'neurosurgery', 3],
  ['Nikhil Ghosh', 'konkan', 'robotic_surgery', 3],
  ['Ulrich Baumgärtel', 'isarhohe', 'electrophysiology', 3],
  ['Tanya Blackwood', 'yarra', 'neuroradiology', 3],
  ['Guo Ruixin (郭瑞欣)', 'yanjing', 'spine_surgery', 3],
  ['Renée Charbonneau', 'cedarhollow', 'endocrinology', 3],
  ['Matthew Osei-Bonsu', 'northgate', 'interventional_cardiology', 3],
  ['Ayumi Sakakibara (榊原 あゆみ)', 'owari', 'neuroradiology', 3],
  ['Deepa Venkatachalam', 'deccan', 'interventional_cardiology', 3],
];

/** In Chinese names the family name comes first. */
export const FAMILY_FIRST = new Set<InstitutionKey>(['jiangbei', 'huaihai', 'yanjing']);

export const ROSTER: Person[] = ROWS.map(([name, institution, specialty, tier, leads]) => ({
  name,
  latin: latinName(name, FAMILY_FIRST.has(institution)),
  institution,
  specialty,
  tier,
  leads: leads === 'leads',
}));

function latinName(name: string, familyFirst: boolean): [string, string] {
  const words = name
    .replace(/\(.*\)/, '')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/\p{M}|['.]/gu, '')
    .trim()
    .split(' ');
  const [first = '', ...others] = words;
  return familyFirst ? [others.join(''), first] : [first, others.at(-1) ?? first];
}
