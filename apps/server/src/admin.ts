import { parseArgs } from "node:util";
import { COMMANDS, OperatorError } from "#features/accounts/public.ts";
import { rewrapDocuments } from "#features/documents/public.ts";
import { rewrapKeys } from "#features/verification/public.ts";
import { BackupError } from "#platform/backup/seal.ts";
import { PromoteError } from "#platform/db/promote.ts";
import { ConfigError, readConfig } from "#platform/env/config.ts";
import { Fail } from "#platform/errors.ts";
import { createLog } from "#platform/log.ts";
import { findDatabase } from "./database-of.ts";
import { INSTALLATION_COMMANDS } from "./installation-commands.ts";
import { createServer } from "./server.ts";

// Command line of the operator: npm run admin -- owner you@example.com. Works while server processes are running.

const USAGE = `npm run admin -- <command>

  owner <e-mail>                      makes an account the owner's; creates it if there is none
  level <e-mail> <0-9>                sets a level: 0 member, 1 supporter, 2 moderator, 3 reviewer, 5 admin, 9 owner
  age <e-mail> <13-120>               corrects an age, across 16 as well, once you know the true one
  ban <e-mail> [--reason …] [--until 2030-12-31]
  unban <e-mail>
  appeals                             appeals that wait for a decision
  decide <id> accept|reject [--answer …]
  rewrap                              seals what ID_KEYS open by the first of them, so that the others can go

  backup <file> [--passphrase-file …] database and stored files, sealed by a passphrase, while the product runs
  restore <file> [--passphrase-file …] into an empty DATA_DIR and database
  promote                             after a failure: the best standby of DATABASE_URL's servers takes writes
  doctor                              looks the installation over and says what to do; ends with 1 where something is broken
`;

const ALL: typeof COMMANDS = {
  ...COMMANDS,
  async rewrap(platform) {
    const count = (await rewrapKeys(platform)) + (await rewrapDocuments(platform));
    return [`${count} keys are sealed by ${platform.config.identityKeys.split(":")[0]} now.`];
  },
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: "string" },
      until: { type: "string" },
      answer: { type: "string" },
      "passphrase-file": { type: "string" },
    },
  });
  const [name = "", ...rest] = positionals;
  const ofInstallation = Object.hasOwn(INSTALLATION_COMMANDS, name) ? INSTALLATION_COMMANDS[name] : undefined;
  if (ofInstallation) {
    const { lines, failed } = await ofInstallation({ positionals: rest, values });
    process.stdout.write(`${lines.join("\n")}\n`);
    if (failed) process.exitCode = 1;
    return;
  }
  const command = Object.hasOwn(ALL, name) ? ALL[name] : undefined;
  if (!command) throw new OperatorError(USAGE);
  const config = readConfig(process.env);
  const log = createLog("error");
  const database = await findDatabase(config, log);
  try {
    const server = await createServer({
      config,
      log,
      database: { max: 4, ...database.address },
      webRoot: null,
      working: false,
    });
    try {
      const lines = await command(server.platform, { positionals: rest, values });
      process.stdout.write(`${lines.join("\n")}\n`);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  const known =
    error instanceof OperatorError ||
    error instanceof BackupError ||
    error instanceof PromoteError ||
    error instanceof ConfigError ||
    (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
  const text = error instanceof Fail && error.code === "not_found" ? "There is no such appeal." : null;
  process.stderr.write(`${text ?? (known ? error.message : (error as Error).stack)}\n`); // only Errors are thrown here
  process.exitCode = 1;
});
