// What the list of known holes (docs/advisories.json, in OSV's form) says of the versions in a lockfile. Nothing here asks anybody.
import semver from "semver";

/** A list that is older says little about what came since, in days. */
export const LIST_AGE_MAX = 30;
const DAY = 86_400_000;

/** The packages of a lockfile that come from a registry: name, version, and whether only development needs them. */
export function packagesOf({ packages }) {
  const found = new Map();
  for (const [key, { name, version, link, dev = false }] of Object.entries(packages)) {
    const at = key.lastIndexOf("node_modules/");
    if (at < 0 || link || !version) continue;
    // An alias has the name of what it stands for in `name`.
    const one = { name: name ?? key.slice(at + "node_modules/".length), version, dev };
    const id = `${one.name}@${version}`;
    found.set(id, { ...one, dev: dev && (found.get(id)?.dev ?? true) });
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

const boundOf = (event) => {
  const bound = event.introduced ?? event.fixed ?? event.last_affected;
  return bound === "0" ? "0.0.0-0" : bound;
};

/** Whether a version lies within one of OSV's ranges, by the events in the order of their versions. */
function isWithin(version, { events }) {
  let isAffected = false;
  for (const event of events.toSorted((a, b) => semver.compare(boundOf(a), boundOf(b)))) {
    const compared = semver.compare(version, boundOf(event));
    if ("introduced" in event ? compared >= 0 : "fixed" in event ? compared >= 0 : compared > 0)
      isAffected = "introduced" in event;
  }
  return isAffected;
}

/** Whether an advisory is about a version of a package. */
export const isAffected = (advisory, { name, version }) =>
  advisory.affected.some(
    ({ package: of, ranges = [], versions = [] }) =>
      of.ecosystem === "npm" &&
      of.name === name &&
      (versions.includes(version) || ranges.some((range) => isWithin(version, range))),
  );

/** A range as npm writes it, in OSV's form: each of its alternatives is a range of its own. */
export function rangesOf(npmRange) {
  return new semver.Range(npmRange, { includePrerelease: true }).set.map((comparators) => {
    const events = comparators
      .filter(({ semver: bound }) => bound.version !== undefined)
      .flatMap(({ operator, semver: { version } }) =>
        operator === "<"
          ? [{ fixed: version }]
          : operator === "<="
            ? [{ last_affected: version }]
            : operator === ">"
              ? [{ introduced: semver.inc(version, "prerelease") }]
              : operator === ">="
                ? [{ introduced: version }]
                : [{ introduced: version }, { last_affected: version }],
      );
    const begins = events.some((event) => "introduced" in event);
    return { type: "SEMVER", events: begins ? events : [{ introduced: "0" }, ...events] };
  });
}

/** What a registry's bulk answer says, each advisory in OSV's form. */
export function advisoriesOf(answer) {
  const found = new Map();
  for (const [name, told] of Object.entries(answer))
    for (const { url, title, severity, vulnerable_versions: range } of told) {
      const id = url.slice(url.lastIndexOf("/") + 1);
      const known = found.get(id) ?? {
        ...{ id, summary: title, affected: [], references: [{ type: "ADVISORY", url }] },
        database_specific: { severity },
      };
      known.affected.push({ package: { ecosystem: "npm", name }, ranges: rangesOf(range) });
      found.set(id, known);
    }
  return [...found.values()];
}

/** A list with what a registry answered on a day: what was known before and was not named again stays known. */
export function updated(list, { answer, packages, day }) {
  const told = advisoriesOf(answer);
  const ids = new Set(told.map(({ id }) => id));
  return {
    ...{ ...list, taken: day, asked: packages.map(({ name, version }) => `${name}@${version}`) },
    advisories: [...list.advisories.filter(({ id }) => !ids.has(id)), ...told].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    ),
  };
}

/** Compares a list with packages on a day: holes that nobody waived, and what is to be known of the list. */
export function compared(list, packages, now) {
  const holes = [];
  const notes = [];
  const used = new Set();
  for (const one of packages)
    for (const advisory of list.advisories.filter((known) => isAffected(known, one))) {
      const waiver = list.waived.find(({ id, package: name }) => id === advisory.id && name === one.name);
      if (waiver) used.add(waiver);
      const isWaived = waiver?.reason && Date.parse(waiver.until) >= now.getTime();
      if (!isWaived) holes.push({ ...one, advisory, expired: waiver?.until });
    }
  for (const waiver of list.waived)
    if (!used.has(waiver)) notes.push(`${waiver.id} is waived for ${waiver.package}, which has no such hole`);
  const age = Math.floor((now.getTime() - Date.parse(list.taken)) / DAY);
  if (age > LIST_AGE_MAX) notes.push(`the list is ${age} days old: npm run advisories -- --update`);
  const asked = new Set(list.asked);
  const unasked = packages.filter(({ name, version }) => !asked.has(`${name}@${version}`)).length;
  if (unasked > 0)
    notes.push(
      `of ${unasked} of ${packages.length} packages no registry was asked: what the list says of them may lack holes`,
    );
  return { holes, notes };
}

/** A list as it is kept: a line for each package and advisory, so that a change shows as what it is. */
export function written({ taken, asked, advisories, waived }) {
  const lines = (all) =>
    all.length === 0 ? "[]" : `[\n${all.map((one) => `    ${JSON.stringify(one)}`).join(",\n")}\n  ]`;
  return `{
  "taken": ${JSON.stringify(taken)},
  "waived": ${lines(waived)},
  "advisories": ${lines(advisories)},
  "asked": ${lines(asked)}
}
`;
}
