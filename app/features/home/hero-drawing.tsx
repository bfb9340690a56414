/**
 * A page of somebody's notebook: a parabola worked out by hand, a flash card laid on it, a tick in the margin.
 * Words inside are part of the drawing and hidden from screen readers.
 */
export function HeroDrawing() {
  return (
    <svg
      viewBox="0 0 560 440"
      aria-hidden
      className="h-auto w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g transform="rotate(-1.5 280 220)">
        <rect x="34" y="24" width="470" height="396" rx="10" className="fill-card stroke-border" strokeWidth="2" />
        <g className="stroke-border">
          {Array.from({ length: 12 }, (_, row) => 72 + row * 28).map((y) => (
            <path key={y} d={`M34 ${y}h470`} />
          ))}
        </g>
        <path d="M96 24v396" className="stroke-error" strokeWidth="1.5" opacity=".55" />
        {[84, 222, 360].map((y) => (
          <circle key={y} cx="62" cy={y} r="9" className="fill-background stroke-border" strokeWidth="2" />
        ))}

        <text x="114" y="64" className="fill-foreground font-reading font-semibold text-[23px]">
          Where is the vertex?
        </text>

        {/* y = x² − 2x − 3 to scale: origin (190, 244), 30 to the unit across, 21 up; from x = −2 to 4 */}
        <g className="stroke-foreground" strokeWidth="1.8">
          <path d="M118 244h212M190 366V112" />
          <path d="m324 239 6 5-6 5M185 118l5-6 5 6" />
          <path d="M130 240v8M160 240v8M220 240v8M250 240v8M280 240v8M310 240v8" strokeWidth="1.3" />
          <path
            d="M186 139h8M186 160h8M186 181h8M186 202h8M186 223h8M186 265h8M186 286h8M186 307h8M186 328h8M186 349h8"
            strokeWidth="1.3"
          />
        </g>
        <path d="M220 132v196" className="stroke-theme-2" strokeWidth="1.6" strokeDasharray="3 7" />
        <path d="M130 139Q220 517 310 139" className="stroke-primary" strokeWidth="3.2" />
        <circle cx="220" cy="328" r="6" className="fill-theme-2" />

        <g className="fill-foreground font-reading text-[20px]">
          <text x="344" y="122">
            y = x² − 2x − 3
          </text>
          <text x="344" y="150">
            = (x − 1)² − 4
          </text>
        </g>
        <path d="M342 160c40-4 86-5 128-2" className="stroke-theme-2" strokeWidth="2.4" />
        <text x="344" y="196" className="fill-theme-2 font-reading text-[20px]">
          so at (1, −4)
        </text>
        <path d="m466 186 8 9 17-22" className="stroke-theme-1" strokeWidth="4" />
      </g>

      <g transform="rotate(5 410 330)">
        <rect
          x="304"
          y="244"
          width="222"
          height="150"
          rx="12"
          className="fill-background stroke-theme-1"
          strokeWidth="2"
        />
        <path d="M304 274v-18a12 12 0 0 1 12-12h198a12 12 0 0 1 12 12v18z" className="fill-theme-1" />
        <text x="320" y="265" className="fill-primary-foreground font-medium text-[14px]">
          Due today
        </text>
        <text x="415" y="318" textAnchor="middle" className="fill-foreground font-reading text-[21px]">
          What does a
        </text>
        <text x="415" y="344" textAnchor="middle" className="fill-foreground font-reading text-[21px]">
          chloroplast do?
        </text>
        <g className="fill-muted-foreground text-[13px]" textAnchor="middle">
          <text x="335" y="380">
            Again
          </text>
          <text x="388" y="380">
            Hard
          </text>
          <text x="441" y="380" className="fill-theme-1 font-semibold">
            Good
          </text>
          <text x="494" y="380">
            Easy
          </text>
        </g>
      </g>
    </svg>
  )
}
