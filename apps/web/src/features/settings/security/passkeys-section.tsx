import type { Passkey } from "@kompagnon/contract/accounts/model.ts";
import { PASSKEY_NAME_MAX } from "@kompagnon/contract/accounts/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { call, type In } from "#platform/call.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { FormattedDate, RelativeTime } from "#ui/format.tsx";
import { toast } from "#ui/toast.tsx";
import { Loaded, Section, useDialog } from "../section.tsx";
import { passkeysQuery, readAgain, useProof } from "./proof.tsx";
import { ProofDialog } from "./proof-dialog.tsx";

/** How making a passkey ended without one. */
type PasskeyProblem = "unsupported" | "cancelled" | "known" | "failed";

/** A browser that made no passkey, and why. */
class PasskeyError extends Error {
  override readonly name = "PasskeyError";
  readonly problem: PasskeyProblem;
  constructor(problem: PasskeyProblem, cause: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Whether this browser knows passkeys at all. */
const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

const CAUSES: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: "cancelled", // closed, or not answered in time
  AbortError: "cancelled",
  InvalidStateError: "known",
  NotSupportedError: "unsupported",
};

/** Makes a passkey and keeps it under a name. Throws ApiError when the server, {@link PasskeyError} when the browser refuses. */
async function addPasskey(name: string, proof: In<"POST /api/auth/passkeys/options">["body"]): Promise<void> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = await call("POST /api/auth/passkeys/options", { body: proof });
  type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];
  // The contract leaves the shape to the library on both sides.
  const options = optionsJSON as unknown as Options;
  // Asked for when it is made: it may be wanted later to open locked documents (WebAuthn's PRF).
  const extensions = { ...options.extensions, prf: {} };
  const made = await startRegistration({ optionsJSON: { ...options, extensions } }).catch(
    (cause: unknown) => {
      throw new PasskeyError((cause instanceof Error && CAUSES[cause.name]) || "failed", cause);
    },
  );
  await call("POST /api/auth/passkeys", { body: { name, response: { ...made } } });
}

/** A name, who is there, and then the browser's own dialog. */
function PasskeyDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("settings");
  const proof = useProof();
  const [name, setName] = useState("");
  const length = name.trim().normalize("NFC").length;
  const add = useMutation({
    mutationFn: () => addPasskey(name.trim(), proof.body),
    onSuccess: async () => {
      await readAgain("GET /api/auth/passkeys");
      toast(t("passkeys.added"), { kind: "good" });
      onOpenChange(false);
    },
  });
  const problem = add.error instanceof PasskeyError ? add.error.problem : null;
  return (
    <ProofDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("passkeys.add")}
      description={t("passkeys.add_text")}
      confirm={t("passkeys.create")}
      proof={proof}
      ready={length > 0 && length <= PASSKEY_NAME_MAX}
      busy={add.isPending}
      error={problem ? null : add.error}
      onSubmit={() => add.mutate()}
    >
      <TextField
        name="passkey-name"
        dir="auto"
        label={t("passkeys.name")}
        hint={t("passkeys.name_hint")}
        error={length > PASSKEY_NAME_MAX ? t("profile.too_long", { max: PASSKEY_NAME_MAX }) : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        required
      />
      {problem && <Banner tone="warn">{t(`passkeys.${problem}`)}</Banner>}
    </ProofDialog>
  );
}

/** Passkeys: those there are, a new one, and away with one. */
export function PasskeysSection() {
  const { t } = useTranslation("settings");
  const passkeys = useQuery(passkeysQuery());
  const dialog = useDialog();
  const able = knowsPasskeys();
  return (
    <Section
      title={t("passkeys.title")}
      lead={t("passkeys.lead")}
      action={
        able && (
          <Button variant="secondary" onClick={dialog.show}>
            {t("passkeys.add")}
          </Button>
        )
      }
    >
      <Loaded query={passkeys} lines={1}>
        {({ items }) =>
          items.length > 0 && (
            <ul className="divide-y divide-line border-line border-y">
              {items.map((passkey) => (
                <PasskeyLine key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {!able && <p className="text-ink-soft text-sm">{t("passkeys.unsupported")}</p>}
      <PasskeyDialog key={dialog.round} open={dialog.open} onOpenChange={dialog.setOpen} />
    </Section>
  );
}

function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation("settings");
  const dialog = useDialog();
  return (
    <li className="flex items-center gap-3 py-3">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-medium">{passkey.name}</p>
        <p className="text-ink-soft text-sm">
          {t("passkeys.created")} <FormattedDate time={passkey.created_at} />
          {passkey.last_used_at && (
            <>
              {" · "}
              {t("passkeys.used")} <RelativeTime time={passkey.last_used_at} />
            </>
          )}
        </p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t("passkeys.remove_named", { name: passkey.name })}
        onClick={dialog.show}
      >
        {t("passkeys.remove")}
      </Button>
      <RemoveDialog key={dialog.round} passkey={passkey} open={dialog.open} onOpenChange={dialog.setOpen} />
    </li>
  );
}

/** Asks who is there before a way in goes. */
function RemoveDialog({
  passkey: { id, name },
  open,
  onOpenChange,
}: {
  passkey: Passkey;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("settings");
  const proof = useProof();
  const remove = useMutation({
    ...mutation("POST /api/auth/passkeys/{id}/removal"),
    onSuccess: async () => {
      await readAgain("GET /api/auth/passkeys");
      toast(t("passkeys.removed"), { kind: "good" });
      onOpenChange(false);
    },
  });
  return (
    <ProofDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("passkeys.remove_title", { name })}
      description={t("passkeys.remove_text")}
      confirm={t("passkeys.remove")}
      danger
      proof={proof}
      busy={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ params: { id }, body: proof.body })}
    />
  );
}
