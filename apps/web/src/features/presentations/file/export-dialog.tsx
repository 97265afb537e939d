import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as Y from "yjs";
import { PasswordStrength } from "#features/accounts/public.ts";
import type { OpenDocument } from "#features/documents/public.ts";
import { download, fileName } from "#platform/copy-and-download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useWords } from "../editor/use-words.ts";
import type { Deck } from "../model/deck.ts";
import { bytesOf, canvasOf, pictureUrls } from "./drawing.ts";
import { PHRASE_MIN, writeFile } from "./kompagnon-file.ts";
import type { Bytes } from "./seal.ts";

/** The side of the largest picture that is taken along, in pixels. */
const SIDE = 4_096;
const WEBP_QUALITY = 0.92;

async function assetsOf(open: OpenDocument, deck: Deck) {
  const assets = new Map<string, { type: string; bytes: Bytes }>();
  for (const [name, url] of await pictureUrls(open, deck))
    assets.set(name, await bytesOf(await canvasOf(url, SIDE), "image/webp", WEBP_QUALITY));
  return assets;
}

/** Saves a deck with its pictures in a file that a passphrase opens. */
export function ExportDialog({
  open,
  deck,
  onClose,
}: {
  open: OpenDocument;
  deck: Deck;
  onClose: () => void;
}) {
  const { t } = useWords();
  // What PasswordStrength says comes with the dialog: a field that waits for texts loses the focus in the middle of a word.
  useTranslation("accounts/checks");
  const [phrase, setPhrase] = useState("");
  const short = phrase.length < PHRASE_MIN;
  const save = useMutation({
    mutationFn: async () => {
      const { title } = open.info;
      const state = new Uint8Array(Y.encodeStateAsUpdate(open.doc));
      const file = await writeFile({ title, state, assets: await assetsOf(open, deck) }, phrase);
      download(
        `${fileName(title, "presentation")}.kompagnon`,
        new Blob([file], { type: "application/vnd.kompagnon+zip" }),
      );
    },
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(on) => !on && onClose()}
      title={t("file.export")}
      description={t("file.export_text")}
      size="sm"
    >
      <Form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!short && !save.isPending) save.mutate();
        }}
      >
        <PasswordField
          label={t("file.phrase")}
          hint={short ? t("file.phrase_hint") : <PasswordStrength typed={phrase} />}
          autoComplete="new-password"
          value={phrase}
          onChange={({ target }) => setPhrase(target.value)}
        />
        {save.error && <FormError>{t("file.wrong.failed")}</FormError>}
        <Button type="submit" busy={save.isPending} disabled={short}>
          {t("file.save")}
        </Button>
      </Form>
    </Dialog>
  );
}
