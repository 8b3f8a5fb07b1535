/// The version increases by one whenever any pixel of any picture changes; references contain it.
package let rendererVersion = 12
