import { useEffect, useRef } from "react";

const PIECES = 36;
const COLOURS = ["bg-accent", "bg-signal", "bg-good", "bg-warn", "bg-art-dusk", "bg-art-sky"];

/** A short burst of paper behind the pictures, once; nothing for people who want less motion. */
export function Confetti() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const flights = [...(box.current?.children ?? [])].map((piece, number) => {
      const angle = -Math.PI / 2 + (Math.random() - 0.5) * Math.PI * 1.3;
      const far = 130 + Math.random() * 190;
      const x = Math.cos(angle) * far;
      const y = Math.sin(angle) * far;
      const turn = (Math.random() - 0.5) * 1400;
      return piece.animate(
        [
          { transform: "translate(0, 0) rotate(0)", opacity: 1, easing: "cubic-bezier(0.1, 0.8, 0.4, 1)" },
          {
            transform: `translate(${x}px, ${y}px) rotate(${turn * 0.6}deg)`,
            opacity: 1,
            offset: 0.45,
            easing: "cubic-bezier(0.5, 0, 0.9, 0.6)",
          },
          { transform: `translate(${x * 1.25}px, ${y + 420}px) rotate(${turn}deg)`, opacity: 0 },
        ],
        { duration: 1900 + Math.random() * 900, delay: 350 + (number % 6) * 25, fill: "forwards" },
      );
    });
    return () => {
      for (const flight of flights) flight.cancel();
    };
  }, []);
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-28 grid place-items-center"
    >
      {Array.from({ length: PIECES }, (_, piece) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of paper have no other name and never change
          key={piece}
          className={`col-start-1 row-start-1 h-3 w-2 rounded-[2px] opacity-0 ${COLOURS[piece % COLOURS.length]}`}
        />
      ))}
    </div>
  );
}
