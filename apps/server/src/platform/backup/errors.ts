/** Why a backup or a restore can't be; the message is for the operator. */
export class BackupError extends Error {}
