import fs from "node:fs";
import { BackupError } from "#platform/backup/seal.ts";

// The passphrase is never an argument, where every user of the machine could read it.

const LENGTH_MIN = 12;
const ENTER = /[\r\n]/;
const CTRL_C = "\x03";
const CTRL_D = "\x04";
const BACKSPACE = "\b";
const DELETE = "\x7f";

/** Asks at the terminal, without showing what is typed. */
function ask(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding("utf8");
  stdin.resume();
  return new Promise((resolve, reject) => {
    let typed = "";
    const end = (settle: () => void) => {
      stdin.off("data", take);
      stdin.setRawMode(false);
      stdin.pause();
      stderr.write("\n");
      settle();
    };
    const take = (text: string) => {
      for (const sign of text)
        if (ENTER.test(sign)) return end(() => resolve(typed));
        else if (sign === CTRL_C || sign === CTRL_D)
          return end(() => reject(new BackupError("No passphrase was given.")));
        else typed = sign === BACKSPACE || sign === DELETE ? [...typed].slice(0, -1).join("") : typed + sign;
    };
    stdin.on("data", take);
  });
}

/** Reads the first line of a file. */
function inFile(file: string): string {
  try {
    return fs.readFileSync(file, "utf8").split(/\r?\n/)[0] ?? "";
  } catch (error) {
    throw new BackupError(
      `The passphrase's file ${file} can't be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

/**
 * The passphrase of a backup: the first line of a file, BACKUP_PASSPHRASE, or typed at the terminal; a new one twice. Throws a
 * BackupError where there is none, and for a new one that is too short.
 */
export async function findPassphrase(
  env: NodeJS.ProcessEnv,
  { file, isNew }: { file: string | undefined; isNew: boolean },
): Promise<string> {
  const given = file === undefined ? env["BACKUP_PASSPHRASE"] : inFile(file);
  if (given === undefined && !process.stdin.isTTY)
    throw new BackupError("There is no passphrase: use --passphrase-file FILE, or set BACKUP_PASSPHRASE.");
  const passphrase = given ?? (await ask("Passphrase of the backup: "));
  if (passphrase === "") throw new BackupError("The passphrase is empty.");
  if (isNew && [...passphrase].length < LENGTH_MIN)
    throw new BackupError(
      `A passphrase has at least ${LENGTH_MIN} characters. Make one with: openssl rand -base64 24`,
    );
  if (isNew && given === undefined && (await ask("Once more: ")) !== passphrase)
    throw new BackupError("The two passphrases differ.");
  return passphrase;
}
