import { begin } from "./begin.tsx";

void begin();
