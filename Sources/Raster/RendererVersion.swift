/// Goes up by one whenever any pixel of any picture changes; references carry it.
package let rendererVersion = 12
