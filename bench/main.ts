import { dashboard } from './dashboard.ts';
import { directory } from './directory.ts';
import { growth } from './growth.ts';
import { importing } from './import.ts';
import { lighthousePoints } from './lighthouse.ts';
import { lockedKol } from './lockedKol.ts';
import { overload } from './overload.ts';
import { peers } from './peers.ts';
import { allPassed, type Section, writeSection } from './report.ts';
import { scaling } from './scaling.ts';
import { tables } from './tables.ts';
import { workingList } from './workingList.ts';

/** `npm run bench [-- NAME…]`: measures each section, or those named, and writes `docs/benchmarks.md`. */

const SECTIONS: Section[] = [
  dashboard,
  lighthousePoints,
  workingList,
  tables,
  importing,
  peers,
  lockedKol,
  growth,
  directory,
  scaling,
  overload,
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => SECTIONS.every((section) => section.name !== name));
if (unknown.length > 0) {
  const known = SECTIONS.map(({ name }) => name).join(', ');
  console.error(`There is no section ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(2);
}

for (const section of SECTIONS) {
  if (names.length > 0 && !names.includes(section.name)) continue;
  process.stdout.write(`${section.title}\n`);
  const measurements = await section.measure();
  writeSection(section, measurements);
  for (const { what, measured, baseline, limit, passed } of measurements) {
    const facts = [measured, baseline, limit, passed === false ? 'NOT PASSED' : undefined].filter(Boolean);
    process.stdout.write(`  ${what}: ${facts.join('; ')}\n`);
  }
  if (!allPassed(measurements)) process.exitCode = 1;
}
