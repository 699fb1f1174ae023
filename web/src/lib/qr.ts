/** QR codes, drawn as one outline; comes only when somebody wants one. */
import qrcode from "qrcode-generator";

const QUIET = 4; // empty squares around it: the standard asks for so many

export interface Drawn {
  size: number;
  path: string;
}

/** A link as a QR code; null if it is too long for one. */
export function drawQr(link: string): Drawn | null {
  const code = qrcode(0, "L");
  try {
    code.addData(link);
    code.make();
  } catch {
    return null;
  }
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
  return { size: count + 2 * QUIET, path };
}
