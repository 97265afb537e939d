import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as Y from "yjs";
import type { OpenDocument } from "#features/documents/public.ts";
import { download } from "#platform/download.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useWords } from "../editor/use-words.ts";
import type { Deck } from "../model/deck.ts";
import { PHRASE_MIN, writeFile } from "./kompagnon-file.ts";
import type { Bytes } from "./seal.ts";

/** A title as the name of a file. */
const fileName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 80) || "presentation";

/** The side of the largest picture that is taken along, in pixels. */
const SIDE = 4_096;

/** A picture as bytes. Pages may not read object URLs by themselves, so it is drawn once more. */
async function bytesOf(url: string): Promise<{ type: string; bytes: Bytes }> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.92));
  if (!drawn) throw new Error("The picture could not be drawn");
  return { type: drawn.type, bytes: new Uint8Array(await drawn.arrayBuffer()) };
}

async function assetsOf(open: OpenDocument, deck: Deck) {
  const names = new Set(
    deck.slides.flatMap(({ objects }) =>
      objects.flatMap((object) => (object.kind === "picture" && object.asset ? [object.asset] : [])),
    ),
  );
  const assets = new Map<string, { type: string; bytes: Bytes }>();
  for (const name of names) {
    // A picture that is gone is missing in the file as it is on the slide.
    const url = await open.assetUrl(name).catch(() => null);
    if (url) assets.set(name, await bytesOf(url));
  }
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
  const [phrase, setPhrase] = useState("");
  const short = phrase.length < PHRASE_MIN;
  const save = useMutation({
    mutationFn: async () => {
      const { title } = open.info;
      const state = new Uint8Array(Y.encodeStateAsUpdate(open.doc));
      const file = await writeFile({ title, state, assets: await assetsOf(open, deck) }, phrase);
      download(`${fileName(title)}.kompagnon`, new Blob([file], { type: "application/vnd.kompagnon+zip" }));
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
          hint={t("file.phrase_hint")}
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
