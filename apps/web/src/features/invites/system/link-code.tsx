import { QR_MARGIN, QR_PX } from "@kompagnon/contract/invites/rules.ts";
import { Download } from "lucide-react";
import { QRCodeCanvas, QRCodeSVG } from "qrcode.react";
import { useRef } from "react";
import { BRAND } from "#platform/brand.ts";
import { download } from "#platform/copy-and-download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";

/** Points of the PNG for each point on the page: sharp when it is printed. */
const PRINTED = 4;
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** The link as a QR code, to be shown, printed or sent. */
export function LinkCode({ url, slug }: { url: string; slug: string }) {
  const { t } = useTranslation("invites");
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const name = `${BRAND.toLowerCase()}-${slug}`;
  const look = { value: url, level: "M", marginSize: QR_MARGIN } as const;
  const savePng = () =>
    canvas.current?.toBlob((image) => image && download(`${name}.png`, image), "image/png");
  const saveSvg = () => {
    if (!svg.current) return;
    const text = new XMLSerializer().serializeToString(svg.current);
    download(`${name}.svg`, new Blob([text], { type: "image/svg+xml" }));
  };
  return (
    <div className="grid justify-items-center gap-3 justify-self-center">
      {/* The code has dark modules on light ground in every theme: not every scanner reads the opposite. */}
      <div className="overflow-hidden rounded-card border border-line">
        <QRCodeSVG {...look} ref={svg} size={QR_PX} title={t("link.qr")} />
        <QRCodeCanvas {...look} ref={canvas} size={QR_PX * PRINTED} className="hidden" aria-hidden="true" />
      </div>
      <div className="flex gap-1">
        <Button size="sm" variant="quiet" onClick={savePng} icon={<Download {...icon} />}>
          {t("link.png")}
        </Button>
        <Button size="sm" variant="quiet" onClick={saveSvg} icon={<Download {...icon} />}>
          {t("link.svg")}
        </Button>
      </div>
    </div>
  );
}
