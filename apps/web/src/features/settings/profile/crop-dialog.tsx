import "react-easy-crop/react-easy-crop.css";
import { useMutation } from "@tanstack/react-query";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import Cropper from "react-easy-crop";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { type Area, cropToJpeg, type OpenPicture } from "./crop.ts";

/** The largest zoom; the smallest is 1. */
const ZOOM_MAX = 4;
const ZOOM_STEP = 0.2;

/** Zooms by a slider or in steps. */
function ZoomLine({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation("matching");
  const to = (next: number) => onZoom(Math.min(ZOOM_MAX, Math.max(1, next)));
  return (
    <div className="mt-4 flex items-center gap-2">
      <IconButton
        label={t("setup.zoom_out")}
        icon={<Minus className="size-5" strokeWidth={1.75} />}
        onClick={() => to(zoom - ZOOM_STEP)}
      />
      <input
        type="range"
        aria-label={t("setup.zoom")}
        aria-valuetext={`${Math.round(zoom * 100)} %`}
        min={1}
        max={ZOOM_MAX}
        step={0.01}
        value={zoom}
        onChange={(event) => to(Number(event.target.value))}
        className="h-10 min-w-0 grow cursor-pointer"
      />
      <IconButton
        label={t("setup.zoom_in")}
        icon={<Plus className="size-5" strokeWidth={1.75} />}
        onClick={() => to(zoom + ZOOM_STEP)}
      />
    </div>
  );
}

/**
 * Cuts a round picture out of an opened one. Arrow keys move it, the slider zooms. `onSave` takes the JPEG; the dialog
 * closes when it resolves and shows what it rejects with.
 */
export function CropDialog({
  picture,
  onSave,
  onClose,
}: {
  picture: OpenPicture;
  onSave: (file: Blob) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation("settings");
  const { t: setup } = useTranslation("matching");
  const { t: ui } = useTranslation("ui");
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const save = useMutation({
    mutationFn: async (part: Area) => onSave(await cropToJpeg(picture.image, part)),
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={t("avatar.crop_title")}
      description={t("avatar.crop_text")}
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button busy={save.isPending} disabled={!area} onClick={() => area && save.mutate(area)}>
            {ui("save")}
          </Button>
        </>
      }
    >
      <div dir="ltr" className="relative h-[min(20rem,50dvh)] overflow-hidden rounded-card bg-sunken">
        <Cropper
          image={picture.address}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={ZOOM_MAX}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={5}
          disableAutomaticStylesInjection
          cropperProps={{ role: "group", "aria-label": setup("setup.frame") }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <ZoomLine zoom={zoom} onZoom={setZoom} />
      {save.error && (
        <div className="mt-4">
          <FormError boxed>{save.error.message || ui("error_text")}</FormError>
        </div>
      )}
    </Dialog>
  );
}
