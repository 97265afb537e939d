// npm run db:release: keeps this version as the one that the next has to get on with while both run. To be run, and
// committed, when a version is put out; release.test.ts then holds every later migration against it.
import { withScratchDatabase } from "../statements/scratch-database.ts";
import { describeRelease, writeRelease } from "./release.ts";

const release = await withScratchDatabase(describeRelease);
writeRelease(release);
console.log(`${release.migration}: ${release.statements.length} statements`);
process.exit(0);
