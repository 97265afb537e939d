import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { type DragEvent, useCallback, useId, useRef, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { ApiError, call } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { queryClient } from "#platform/queries.ts";
import { refreshSession, useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass, Spinner } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { toast } from "#ui/toast.tsx";
import { changeStatus, refreshStatus, statusQuery } from "./api.ts";
import { renderPicture, squareOf } from "./setup/draw.ts";
import { type Position, START } from "./setup/geometry.ts";
import { NeedsStep } from "./setup/needs-step.tsx";
import { type FileProblem, openPicture, type Picture } from "./setup/picture-file.ts";
import { PositionStep } from "./setup/position-step.tsx";
import { PreviewStep } from "./setup/preview-step.tsx";

/** The set-up of matching in three steps (spec: account, section 2); `?change=1` changes a picture that is there. */
export default function SetupPage() {
  const { t } = useTranslation("matching");
  const [search] = useSearchParams();
  const changing = search.get("change") === "1";
  const { data: status, error, refetch } = useQuery(statusQuery());
  if (status?.allowed && !changing) return <Navigate to={matchingPaths.deck} replace />;
  const needs = (status?.needs ?? []).filter((need) => need !== "picture");
  const title = changing && status?.allowed ? t("setup.change_title") : t("setup.title");
  const content = () => {
    if (error && !status)
      return <ErrorState title={t("deck.status_error_title")} error={error} onRetry={() => refetch()} />;
    if (!status) return <Waiting />;
    return needs.length > 0 ? <NeedsStep needs={needs} /> : <PictureSteps />;
  };
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-4 py-5 sm:gap-6 sm:px-8 sm:py-8">
      <DocumentTitle>{title}</DocumentTitle>
      <div className="grid grid-cols-1 gap-2">
        {changing && status?.allowed && <BackLink to={matchingPaths.deck}>{t("setup.cancel")}</BackLink>}
        <h1 className="text-xl sm:text-2xl">{title}</h1>
      </div>
      {content()}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <SkeletonText lines={2} />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}

/** Upload, position, preview. The picture lives here, so that nothing that fails loses it. */
function PictureSteps() {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [position, setPosition] = useState<Position>(START);
  const [image, setImage] = useState<string | null>(null);
  const { avatar_url } = useMember();
  const [asAvatar, setAsAvatar] = useState(avatar_url === null);
  const { save, saving, failure, forget, showFailure } = useSaving();
  const { t } = useTranslation("matching");
  const change = useCallback((next: (now: Position) => Position) => setPosition(next), []);

  const start = (opened: Picture) => {
    setPosition(START);
    setPicture(opened);
  };
  const preview = () => {
    if (!picture) return;
    try {
      setImage(renderPicture(picture, position));
      forget();
    } catch (error) {
      console.error(error);
      showFailure(t("setup.failed"));
    }
  };
  if (!picture)
    return (
      <>
        <Stepper current={0} total={3} />
        <UploadStep onPicture={start} />
      </>
    );
  return (
    <>
      <Stepper current={image === null ? 1 : 2} total={3} />
      {image === null ? (
        <>
          <PositionStep
            picture={picture}
            position={position}
            onChange={change}
            onBack={() => setPicture(null)}
            onContinue={preview}
          />
          {failure && <FormError boxed>{failure}</FormError>}
        </>
      ) : (
        <PreviewStep
          image={image}
          saving={saving}
          failure={failure}
          asAvatar={asAvatar}
          onAsAvatar={setAsAvatar}
          onChooseNew={() => setImage(null)}
          onDone={() => save(image, asAvatar)}
        />
      )}
    </>
  );
}

/** Sends the picture and goes on to the deck; says what failed in the words of the spec (account, section 8). */
function useSaving() {
  const { t } = useTranslation("matching");
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const me = useMember();
  const makeAvatar = async (image: string) => {
    try {
      await call("POST /api/profiles/{userId}/avatar", {
        params: { userId: me.id },
        file: await squareOf(image),
      });
      await refreshSession();
      await queryClient.invalidateQueries({ queryKey: ["GET /api/profiles/{userId}"] });
    } catch {
      toast(t("setup.avatar_failed"), { kind: "warn", id: "avatar" });
    }
  };
  const save = async (image: string, asAvatar: boolean) => {
    if (saving) return;
    setSaving(true);
    setFailure(null);
    try {
      const { allowed } = await call("POST /api/matching/enable", { body: { image } });
      toast(t("setup.saved"), { kind: "good" });
      if (asAvatar) await makeAvatar(image);
      if (allowed) {
        changeStatus(() => ({ allowed: true, needs: [] }));
        await navigate(matchingPaths.deck, { replace: true });
      }
      await refreshStatus();
    } catch (error) {
      const message = error instanceof ApiError && error.message ? error.message : t("setup.unknown");
      const fault = error instanceof ApiError && error.status >= 500 && error.code === "internal";
      const logs = fault || message.includes("Internal server error");
      const reason = t("setup.failed_why", { message });
      const end = /[.!?。।]$/u.test(reason) ? "" : ".";
      setFailure(logs ? `${reason}${end} ${t("setup.server_logs")}` : reason);
    }
    setSaving(false);
  };
  return { save, saving, failure, forget: () => setFailure(null), showFailure: setFailure };
}

/** Step 1: a picture, dropped or chosen; image files only (spec: account, section 2). */
function UploadStep({ onPicture }: { onPicture: (picture: Picture) => void }) {
  const { t } = useTranslation("matching");
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [reading, setReading] = useState(false);
  const [over, setOver] = useState(false);
  const newest = useRef(0);
  const id = useId();

  const take = async (file: File | undefined) => {
    if (!file) return;
    const turn = ++newest.current;
    setProblem(null);
    setReading(true);
    const opened = await openPicture(file);
    if (turn !== newest.current) return; // another file was chosen meanwhile
    setReading(false);
    if (typeof opened === "string") setProblem(opened);
    else onPicture(opened);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const invitation = over ? "setup.drop_now" : "setup.drop";
  return (
    <section className="grid gap-5">
      <div>
        <h2 className="text-xl">{t("setup.upload_title")}</h2>
        <p className="mt-1.5 text-ink-soft">{t("setup.upload_text")}</p>
      </div>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          "relative grid min-h-72 cursor-pointer place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed px-6 py-10 text-center transition-colors duration-150",
          "has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
          over ? "border-accent bg-accent-soft" : "border-line-strong/70 bg-raised hover:border-accent",
        )}
      >
        <input
          id={id}
          type="file"
          accept="image/*,.heic,.heif"
          aria-label={t("setup.choose")}
          aria-describedby={`${id}-formats`}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = ""; // so that the same file can be chosen again
          }}
          className="absolute inset-0 cursor-pointer opacity-0 outline-none"
        />
        <span
          aria-hidden="true"
          className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent"
        >
          {reading ? <Spinner /> : <ImageUp className="size-7" strokeWidth={1.75} />}
        </span>
        <span className={cx("font-semibold", !reading && !over && "pointer-coarse:hidden")}>
          {t(reading ? "setup.reading" : invitation)}
        </span>
        <span id={`${id}-formats`} className="text-ink-soft text-sm">
          {t("setup.formats")}
        </span>
        <span aria-hidden="true" className={buttonClass({ variant: "primary" }, "mt-2")}>
          {t("setup.choose")}
        </span>
      </label>
      <span role="status" className="sr-only">
        {reading && t("setup.reading")}
      </span>
      {problem && <FormError boxed>{t(`setup.${problem}`)}</FormError>}
    </section>
  );
}
