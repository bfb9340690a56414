/** The same for AP Physics (see `asked-science.ts`). */
export const ASKED_PHYSICS_AP: Readonly<Record<string, string>> = {
  'AP-PHYSICS-1': `
define | what is torque | torque, equilibrium-and-newtons-laws-rotation | force|rotat|lever
define | whats rotational inertia | rotational-inertia | mass|axis|rotat
define | what is simple harmonic motion | defining-shm | restor|displace
compare | elastic and inelastic collisions | elastic-and-inelastic-collisions | elastic & inelastic
compare | scalar vs vector | scalars-and-vectors-1d | scalar & vector
compare | displacement vs distance | displacement-velocity-acceleration, scalars-and-vectors-1d | displacement & distance
how | how do i find the center of mass | systems-and-center-of-mass | mass
how | how do u use bernoullis equation | continuity-and-bernoulli | pressure|speed
how | how do i solve conservation of energy problems | conservation-of-energy | energy
why | why does a skater spin faster when arms go in | conservation-of-angular-momentum, angular-momentum-and-impulse, rotational-inertia | angular|inertia
why | why do things float | buoyancy, density-and-internal-structure | buoyan|fluid|dens
how | how does mass affect the period of a pendulum | frequency-and-period, defining-shm, energy-in-shm | pendulum|mass|period
define | whats impulse | momentum-and-impulse, impulse-momentum-theorem | force|time|momentum
example | example of static equilibrium | equilibrium-and-newtons-laws-rotation | torque|equilib|balanc
`,
  'AP-PHYSICS-2': `
define | what is capacitance | capacitors | charge|volt|store
define | whats the work function | blackbody-and-photoelectric | energy|electron
define | what is an equipotential line | potential-and-equipotentials | potential
compare | real vs virtual image | images-by-lenses, reflection-and-mirrors, multi-element-systems | real & virtual
compare | conductors and insulators | thermal-energy-transfer, charge-and-coulomb, current-and-resistance, electric-fields | conduct & insulat
compare | isothermal vs adiabatic | first-law-and-pv-diagrams | isotherm & adiabat
how | how do i use kirchhoffs loop rule | kirchhoff-rules | loop
how | how do you find the image distance with the lens equation | images-by-lenses, reflection-and-mirrors, multi-element-systems | frac|focal|f
how | how do i use coulombs law | charge-and-coulomb | charge|force
why | why does a current make a magnetic field | fields-of-currents, magnetic-fields-and-materials | current|field
why | why are the fringes equally spaced in a double slit | interference-and-diffraction | slit|fringe|path
why | why does the pitch of a siren change | sound-and-doppler | wave|frequency|source
define | whats half life | nuclear-physics | half
how | how does lenzs law give the direction | electromagnetic-induction | flux|oppos
`,
  'AP-PHYSICS-C-EM': `
define | what is electric flux | electric-flux, gauss-law | field|area|surface
define | whats a dielectric | dielectrics | insulat|field|capacit
define | what is inductance | inductance-and-lr-circuits | current|emf|flux
compare | emf vs terminal voltage | power-and-emf | emf|terminal
compare | gauss law vs ampere law | gauss-law, ampere-law | Gauss & Ampère|Ampere
compare | series and parallel capacitors | capacitors | series & parallel
how | how do i use gausss law for a sphere | gauss-law | flux|charge|sphere
how | how do i find the time constant of an rc circuit | rc-circuits | RC|tau
how | how to find the field of a ring of charge | field-of-distributions | ring|dq|int
why | why is the field zero inside a conductor | conductors-in-equilibrium | charge|field
why | why is there a minus sign in faradays law | faraday-and-lenz, introduction | oppos|Lenz
how | how does an lc circuit oscillate | lc-circuits | energy|charge|oscillat
define | whats the biot savart law | biot-savart | current|field
why | why dont field lines cross | charge-and-force, field-of-point-charges, field-of-distributions | field|direction|line
`,
  'AP-PHYSICS-C-MECHANICS': `
define | what is terminal velocity | resistive-forces | drag|speed|resist
define | whats the moment of inertia | rotational-inertia | mass|axis
define | what is a conservative force | potential-energy-functions, conservation-of-energy, work-by-variable-forces | path|potential
compare | physical pendulum vs simple pendulum | pendulums | physical & simple
compare | average and instantaneous velocity | derivatives-and-integrals-of-motion | average & instantaneous
how | how do i find velocity from acceleration with integrals | derivatives-and-integrals-of-motion | int|acceler
how | how do u find the work done by a variable force | work-by-variable-forces | int|area|work
how | how do i get force from a potential energy function | potential-energy-functions | derivat|dU|slope|d
why | why does angular momentum stay constant in an orbit | conservation-of-angular-momentum, rolling-and-orbits, angular-momentum | torque|angular
why | why does a rolling ball not slip | rolling-and-orbits | friction|slip|roll
how | how do i solve a banked curve problem | circular-motion | circle|cent|normal|curve
define | what is the parallel axis theorem | rotational-inertia | axis|mass
how | how to get the period of a spring system | spring-systems, shm-equation, energy-of-oscillators | k|m|period
why | why does rocket speed up when it throws out mass | variable-mass-ideas, conservation-of-momentum | momentum|mass|exhaust
`,
}
