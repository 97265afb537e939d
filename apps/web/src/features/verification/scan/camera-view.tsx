import { CAMERA, type Instruction, type Side } from "@kompagnon/contract/verification/rules.ts";
import { Camera as CameraIcon, CameraOff, ImageUp } from "lucide-react";
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { FormError } from "#ui/field.tsx";
import { Switch } from "#ui/switch.tsx";
import { frameOf, pictureOf } from "../camera/picture.ts";
import { type Seen, useDetector } from "../camera/use-detector.ts";

/** How the camera is: on its way, running, or not to be had. */
type CameraState = "starting" | "running" | "failed";
/** The camera as a page shows it. */
type Camera = {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  /** Tries again after it failed. */
  again: () => void;
};

/** Runs the camera that faces this way while the component is mounted. */
function useCamera(facing: "user" | "environment"): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("starting");
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round sets it off
  useEffect(() => {
    let stopped = false;
    let stream: MediaStream | null = null;
    setState("starting");
    openCamera(facing).then(
      async (opened) => {
        stream = opened;
        const { current } = video;
        if (stopped || !current) return stop(opened);
        current.srcObject = opened;
        // Where playing waits for a touch, the first frame is there all the same.
        await current.play().catch(() => undefined);
        if (!stopped) setState("running");
        opened.getVideoTracks()[0]?.addEventListener("ended", () => !stopped && setState("failed"));
      },
      () => !stopped && setState("failed"),
    );
    return () => {
      stopped = true;
      if (stream) stop(stream);
    };
  }, [facing, round]);
  return { state, video, again };
}

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

async function openCamera(facingMode: "user" | "environment"): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new Error("no camera in this browser");
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode, width: { ideal: CAMERA.width }, height: { ideal: CAMERA.height } },
    audio: false,
  });
}

/** Takes a photo that is there already, for who has no camera here. */
function ChooseFile({ onPicture }: { onPicture: (picture: HTMLCanvasElement) => void }) {
  const { t } = useTranslation("verification");
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [wrong, setWrong] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file || reading) return;
    setWrong(false);
    setReading(true);
    const picture = await pictureOf(file).catch(() => null);
    setReading(false);
    if (picture) onPicture(picture);
    else setWrong(true);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = ""; // so that the same file can be chosen again
        }}
      />
      <Button
        size="lg"
        variant="secondary"
        busy={reading}
        icon={<ImageUp aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        onClick={() => {
          input.current?.click();
        }}
      >
        {t("scan.choose")}
      </Button>
      {wrong && <FormError>{t("scan.choose_wrong")}</FormError>}
    </>
  );
}

/** Draws where the card is, over the camera's picture. */
function Outline({ sight, quad }: Seen) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      data-sight={sight}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {quad && (
        <polygon
          points={quad.map(([x, y]) => `${x},${y}`).join(" ")}
          vectorEffect="non-scaling-stroke"
          fill="none"
          stroke="currentColor"
          className={cx("stroke-[4px]", sight === "locked" ? "text-good" : "text-signal")}
        />
      )}
    </svg>
  );
}

/** The camera did not start: why that may be, and another try. */
function NoCamera({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation("verification");
  return (
    <Banner
      tone="bad"
      action={
        <Button
          size="sm"
          variant="secondary"
          onClick={onAgain}
          icon={<CameraOff aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("scan.camera_again")}
        </Button>
      }
    >
      {t("scan.camera_failed")}
    </Banner>
  );
}

/** How long a locked card is shown before the picture is taken, in ms. */
const BREATH_MS = 500;

/** The camera with its detection of a card, which takes the picture automatically or by hand; a file upload without a camera. */
export function CameraView({
  side,
  armed,
  focused,
  instruction,
  onPicture,
}: {
  side: Side;
  armed: boolean;
  /** Whether it took the place of something that had the focus. */
  focused: boolean;
  instruction: Instruction | null;
  onPicture: (picture: HTMLCanvasElement) => void;
}) {
  const { t } = useTranslation("verification");
  const camera = useCamera(side === "selfie" ? "user" : "environment");
  const [auto, setAuto] = useState(true);
  const running = camera.state === "running";
  const looks = side !== "selfie";
  const seen = useDetector(camera.video, { on: running && looks, armed });
  const take = useEffectEvent(() => {
    const { current } = camera.video;
    if (current && current.videoWidth > 0) onPicture(frameOf(current));
  });
  const locked = seen.sight === "locked";
  useEffect(() => {
    if (!locked || !auto) return;
    const timer = setTimeout(take, BREATH_MS);
    return () => clearTimeout(timer);
  }, [locked, auto]);
  const hint =
    side === "selfie" ? t(`scan.instructions.${instruction ?? "head_left"}`) : t(`scan.hints.${side}`);
  return (
    <section aria-label={t(`scan.sides.${side}`)} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <Heading focused={focused}>{t(`scan.sides.${side}`)}</Heading>
        <p className="text-pretty text-ink-soft">{hint}</p>
      </div>
      {camera.state === "failed" ? (
        <NoCamera onAgain={camera.again} />
      ) : (
        <Picture camera={camera} mirrored={side === "selfie"}>
          {looks && <Outline {...seen} />}
        </Picture>
      )}
      <p role="status" className="min-h-6 font-medium text-sm">
        {camera.state === "starting" && t("scan.starting")}
        {running && looks && t(`scan.${seen.sight}`)}
      </p>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          size="lg"
          disabled={!running}
          icon={<CameraIcon aria-hidden="true" className="size-5" strokeWidth={1.75} />}
          onClick={() => take()}
        >
          {t("scan.capture")}
        </Button>
        <ChooseFile onPicture={onPicture} />
      </div>
      {looks && running && (
        <Switch label={t("scan.auto")} checked={auto} onChange={({ target }) => setAuto(target.checked)} />
      )}
    </section>
  );
}

function Picture({
  camera: { video },
  mirrored,
  children,
}: {
  camera: Camera;
  mirrored: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("verification");
  return (
    // Small enough that the button below stays in view on a laptop.
    <div className="relative mx-auto w-full max-w-[max(16rem,60dvh)] overflow-hidden rounded-card bg-[#000]">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t("scan.camera")}
        className={`block min-h-48 w-full ${mirrored ? "-scale-x-100" : ""}`}
      />
      {children}
    </div>
  );
}

/** The heading of a step that has just replaced another: it takes the focus, which would be lost otherwise. */
export function Heading({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it appears
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
      {children}
    </h2>
  );
}
