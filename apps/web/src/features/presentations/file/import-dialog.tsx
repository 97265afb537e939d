import { DOCUMENT_TITLE_MAX } from "@kompagnon/contract/documents/rules.ts";
import { presentationsPaths } from "@kompagnon/contract/presentations/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import * as Y from "yjs";
import { createDocument } from "#features/documents/public.ts";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { again } from "../model/clipboard.ts";
import { readDeck } from "../model/deck.ts";
import { addSlides, changeLook } from "../model/deck-doc.ts";
import { storedLook } from "../model/look.ts";
import { keepPictures } from "./imported.ts";
import { FILE_LIMITS, FileError, readFile } from "./kompagnon-file.ts";

/** Creates a deck from a file: its content is read and checked like that of any other document, and written again. */
async function deckFrom(file: File, phrase: string): Promise<string> {
  if (file.size > FILE_LIMITS.file) throw new FileError("too_large");
  const { title, state, assets } = await readFile(new Uint8Array(await file.arrayBuffer()), phrase);
  const from = new Y.Doc();
  try {
    Y.applyUpdate(from, state);
  } catch {
    throw new FileError("damaged");
  }
  const deck = readDeck(from);
  const { slides } = deck;
  if (slides.length === 0) throw new FileError("damaged");
  const name = title.trim().slice(0, DOCUMENT_TITLE_MAX) || file.name.slice(0, DOCUMENT_TITLE_MAX);
  const id = await createDocument("presentation", name, (doc) => {
    changeLook(doc, storedLook(deck));
    addSlides(
      doc,
      slides.map(({ ground, notes, objects }) => ({ ground, notes, objects: objects.map(again) })),
    );
  });
  from.destroy();
  keepPictures(id, assets);
  return id;
}

/** Opens a file as a new deck. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("presentations");
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [phrase, setPhrase] = useState("");
  const make = useMutation({
    mutationFn: (chosen: File) => deckFrom(chosen, phrase),
    onSuccess: (id) => navigate(presentationsPaths.edit(id)),
  });
  const wrong = (failure: Error): string =>
    failure instanceof FileError
      ? t(`file.wrong.${failure.fault}`)
      : (failure instanceof ApiError && failure.message) || t("file.wrong.failed");
  return (
    <Dialog
      open
      onOpenChange={(on) => !on && onClose()}
      title={t("file.import_title")}
      description={t("file.import_text")}
      size="sm"
    >
      <Form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (file && phrase && !make.isPending) make.mutate(file);
        }}
      >
        <input
          ref={input}
          type="file"
          accept=".kompagnon"
          hidden
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <Button
          variant="secondary"
          icon={<FileUp aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => input.current?.click()}
        >
          <bdi className="truncate">{file?.name ?? t("file.choose")}</bdi>
        </Button>
        <PasswordField
          label={t("file.phrase")}
          autoComplete="off"
          value={phrase}
          onChange={({ target }) => setPhrase(target.value)}
        />
        {make.error && <FormError>{wrong(make.error)}</FormError>}
        <Button type="submit" busy={make.isPending} disabled={!file || phrase === ""}>
          {t("file.open")}
        </Button>
      </Form>
    </Dialog>
  );
}
